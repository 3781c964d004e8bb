/** A heading of a post's text. */
export type PostHeading = {
  /** The block's key: the id of its element. */
  readonly id: string;
  readonly text: string;
};

type Block = {
  readonly _key?: string;
  readonly style?: string;
  readonly children?: readonly { readonly text?: string }[];
};

/**
 * Lists the headings of the second level that have text.
 *
 * @param body Portable Text; anything else has no headings.
 */
export function postHeadings(body: unknown): PostHeading[] {
  if (!Array.isArray(body)) return [];
  return (body as readonly Block[]).flatMap(({ _key: id, style, children }) => {
    const text = (children ?? []).map((child) => child.text ?? "").join("");
    return style === "h2" && id && text.trim() !== "" ? [{ id, text }] : [];
  });
}
