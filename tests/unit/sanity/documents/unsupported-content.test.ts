import { cleanBlocks } from "../../../../src/sanity/documents/clean-blocks";
import {
  portableTextDecorators,
  portableTextLists,
  portableTextObjects,
  portableTextStyles,
} from "../../../../src/sanity/model/portable-text";
import { unsupportedContent } from "../../../../src/sanity/documents/unsupported-content";

const span = (...marks: readonly string[]) => ({ _type: "span", text: "x", marks });
const block = (more: object) => ({ _type: "block", children: [span()], ...more });

test("everything that the renderer knows is supported", () => {
  const blocks = [
    ...portableTextStyles.map((style) => block({ style })),
    ...portableTextLists.map((listItem) => block({ listItem })),
    ...portableTextObjects.map((_type) => ({ _type })),
    block({ children: [span(...portableTextDecorators)] }),
    block({ markDefs: [{ _type: "link", _key: "l" }], children: [span("l")] }),
  ];
  expect(unsupportedContent(cleanBlocks(blocks))).toEqual([]);
});

test.each<[string, readonly object[], readonly string[]]>([
  ["a block", [{ _type: "video" }, { _type: "video" }], ["video"]],
  ["a style", [block({ style: "h7" })], ["h7"]],
  ["a list", [block({ listItem: "square" })], ["square"]],
  ["a mark", [block({ children: [span("glow", "em")] })], ["glow"]],
  [
    "an annotation",
    [block({ markDefs: [{ _type: "note", _key: "n" }], children: [span("n")] })],
    ["note"],
  ],
  ["an object within a line", [block({ children: [{ _type: "emoji" }] })], ["emoji"]],
])("%s that is not supported is named once", (_name, blocks, parts) => {
  expect(unsupportedContent(cleanBlocks(blocks))).toEqual(parts);
});
