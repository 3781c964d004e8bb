import { portableTextDecorators, portableTextStyles } from "../../sanity/model/portable-text";

type Span = { readonly text: string; readonly marks?: readonly string[] };

let blockCount = 0;

function block(spans: readonly Span[], overrides: object = {}) {
  const _key = `block${(blockCount += 1)}`;
  return {
    _type: "block",
    _key,
    style: "normal",
    markDefs: [{ _key: "link", _type: "link", href: "/" }],
    children: spans.map(({ text, marks = [] }, index) => ({
      _type: "span",
      _key: `${_key}-${index}`,
      text,
      marks,
    })),
    ...overrides,
  };
}

/** Sample text with every style, list and mark that the site supports. */
export const richText = [
  ...portableTextStyles.map((style) =>
    block([{ text: `${style}: Det går att prata om det mesta, och någon svarar.` }], { style }),
  ),
  block([
    ...portableTextDecorators.map((mark) => ({ text: `${mark} `, marks: [mark] })),
    { text: "link", marks: ["link"] },
  ]),
  ...(["bullet", "number"] as const).flatMap((listItem) =>
    [1, 1, 2].map((level) => block([{ text: `${listItem}, ${level}` }], { listItem, level })),
  ),
];
