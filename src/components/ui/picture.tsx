import type { IGatsbyImageData } from "gatsby-plugin-image";

type Props = {
  /** What a query's `gatsbyImageData` gives. */
  readonly image: IGatsbyImageData;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  /** The largest picture of the first screen is fetched at once, the others when they come near. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
};

/**
 * A picture with its sources and its size, so that nothing moves when it arrives.
 *
 * `GatsbyImage` would show the same, but fetches 25 KB of script for it on the first load.
 */
export function Picture({ image, sizes, alt, priority = false, className }: Props) {
  const { images, width, height, backgroundColor } = image;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding="async"
        // React 18 knows the attribute by its HTML name only.
        {...(priority && { fetchpriority: "high" })}
        // Not a style attribute, which the Content-Security-Policy would have to know of.
        data-ground={backgroundColor}
      />
    </picture>
  );
}
