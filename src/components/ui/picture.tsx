import type { IGatsbyImageData } from "gatsby-plugin-image";
import "./picture.css";

type Props = {
  /** A query's `gatsbyImageData`. */
  readonly image: IGatsbyImageData;
  /** Rendered width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Empty for a decorative image. */
  readonly alt: string;
  /** Loads eagerly; for the largest image of the first screen. Others are lazy. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
  /** What stays in view where its box crops the height, in percent from the top: 0, 25, 50, 75 or 100. */
  readonly focusY?: number | null | undefined;
};

/** Returns the size of the widest file in pixels: a query's size may be larger than the picture is. */
function deliveredSize({ images, width, height }: IGatsbyImageData) {
  const widest = Number(/(\d+)w$/.exec(images.fallback?.srcSet ?? "")?.[1] ?? width);
  const delivered = Math.min(width, widest);
  return { width: delivered, height: Math.round((height * delivered) / width) || 1 };
}

/**
 * Responsive image with fixed dimensions, so that loading does not shift the layout. `GatsbyImage` would
 * render the same, but adds 25 KB of script to the first load.
 */
export function Picture({ image, sizes, alt, priority = false, className, focusY }: Props) {
  const { images, backgroundColor } = image;
  const { width, height } = deliveredSize(image);
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
        // React 18 supports only the lower-case attribute name.
        {...(priority && { fetchpriority: "high" })}
        // Not a style attribute, which the Content-Security-Policy would have to allow.
        data-ground={backgroundColor}
        data-focus-y={focusY ?? undefined}
      />
    </picture>
  );
}
