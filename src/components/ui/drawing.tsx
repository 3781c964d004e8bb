import { xsmall } from "../../styles/breakpoints";

type Size = { readonly width: number; readonly height: number };

type Props = Size & {
  /** Its file among the pictures, without the ending. */
  readonly name: string;
  /** Size of the `…-narrow` one that phones get, if there is one. */
  readonly narrow?: Size;
  /** Empty for a decorative one, whose text says what it shows. */
  readonly alt?: string;
  /** Loads first; for the largest image of the first screen. Others are lazy. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
};

/** One of the site's own drawings. */
export function Drawing(props: Props) {
  const { name, width, height, narrow, alt = "", priority = false, className } = props;
  const image = (
    <img
      // React 18 supports the first attribute in lower case only.
      {...(priority ? { fetchpriority: "high" } : { loading: "lazy" })}
      className={className}
      src={`/pictures/${name}${narrow ? "-narrow" : ""}.svg`}
      alt={alt}
      width={narrow?.width ?? width}
      height={narrow?.height ?? height}
    />
  );
  if (!narrow) return image;
  return (
    <picture>
      <source media={xsmall} srcSet={`/pictures/${name}.svg`} width={width} height={height} />
      {image}
    </picture>
  );
}
