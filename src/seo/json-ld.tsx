type Props = {
  /** schema.org objects, each with its `@type`. */
  readonly graph: readonly object[];
};

/** Characters that could end the script element, or are line terminators in JavaScript before ES2019. */
const unsafeCharacters = /[<>&\u2028\u2029]/g;

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * JSON-LD structured data for search engines. Rendered only into the HTML's head by `gatsby-ssr.tsx`,
 * so that it stays out of the bundle.
 */
export function JsonLd({ graph }: Props) {
  const data = { "@context": "https://schema.org", "@graph": graph };
  const json = JSON.stringify(data).replace(unsafeCharacters, escapeCharacter);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
