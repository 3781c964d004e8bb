/** Builders for an article as the reader makes it of what Sanity stores. */
import type { ImageBlock, TextBlock } from "../../../../src/sanity/documents/article";

let keys = 0;
const nextKey = () => `k${(keys += 1)}`;

type BlockValues = Partial<Omit<TextBlock, "children">> & { readonly marks?: readonly string[] };

export function block(text: string, { marks = [], ...values }: BlockValues = {}): TextBlock {
  const span = { _type: "span" as const, text, marks };
  return {
    _type: "block",
    _key: nextKey(),
    style: "normal",
    markDefs: [],
    children: [span],
    ...values,
  };
}

export function link(text: string, href: string): TextBlock {
  return block(text, { marks: ["to"], markDefs: [{ _type: "link", _key: "to", href }] });
}

export function image(asset: string | null, values: Partial<ImageBlock> = {}): ImageBlock {
  return { _type: "image", _key: nextKey(), asset, alt: "", caption: "", ...values };
}
