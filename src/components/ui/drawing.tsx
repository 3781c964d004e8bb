type Props = {
  /** Its file in `src/drawings/pictures`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a decorative one, whose text says what it shows. */
  readonly alt?: string;
  /** Loads first; for the largest image of the first screen. Others are lazy. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
};

/** One of the site's own drawings. */
export function Drawing({ name, width, height, alt = "", priority = false, className }: Props) {
  return (
    <img
      // React 18 supports the first attribute in lower case only.
      {...(priority ? { fetchpriority: "high" } : { loading: "lazy" })}
      className={className}
      src={`/pictures/${name}.svg`}
      alt={alt}
      width={width}
      height={height}
    />
  );
}
