type Props = {
  /** Things of schema.org, each with its `@type`. */
  readonly graph: readonly object[];
};

/** Letters that could end the script, or that JavaScript of before 2019 takes for the end of a line. */
const unsafe = /[<>&\u2028\u2029]/g;

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * What a page is about, for search engines, as JSON-LD. Part of the HTML's head and of no script: see
 * `gatsby-ssr.tsx`.
 */
export function JsonLd({ graph: things }: Props) {
  const data = { "@context": "https://schema.org", "@graph": things };
  const json = JSON.stringify(data).replace(unsafe, escaped);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
