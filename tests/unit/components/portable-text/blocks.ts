/** Builders for Portable Text as Sanity stores it. */
let keys = 0;
const nextKey = () => `k${(keys += 1)}`;

type BlockValues = {
  readonly _key?: string | undefined;
  readonly style?: string;
  readonly listItem?: string;
  readonly level?: number;
  readonly marks?: readonly string[];
  readonly markDefs?: readonly object[];
};

export function block(text: string, { marks = [], ...values }: BlockValues = {}) {
  const span = { _type: "span", _key: nextKey(), text, marks };
  return {
    _type: "block",
    _key: nextKey(),
    style: "normal",
    markDefs: [],
    children: [span],
    ...values,
  };
}

export function link(text: string, href?: string) {
  const markDefs = [{ _type: "link", _key: "to", ...(href !== undefined && { href }) }];
  return block(text, { marks: ["to"], markDefs });
}

export function image(
  id: string,
  values: { readonly _key?: string; readonly alt?: string; readonly caption?: string } = {},
) {
  return { _type: "image", _key: nextKey(), asset: { _ref: id }, ...values };
}
