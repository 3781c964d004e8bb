type Props = { readonly data: object };

/** Data for search engines, as JSON-LD. Part of a page's head. */
export function StructuredData({ data }: Props) {
  const escaped = { "<": "\\u003c", ">": "\\u003e", "&": "\\u0026" };
  // No text can end the script. Gatsby's head also decodes entities on its way to the HTML.
  const json = JSON.stringify(data).replace(
    /[<>&]/g,
    (character) => escaped[character as keyof typeof escaped],
  );
  return <script type="application/ld+json">{json}</script>;
}
