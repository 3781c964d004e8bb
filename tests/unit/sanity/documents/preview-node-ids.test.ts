import { nodeSource, previewNodeId } from "../../../../src/sanity/documents/preview-node-ids";

test.each([
  [{ document: "post-1", language: "sv", plainTexts: [] }, "post-1:sv"],
  [{ document: "A_b.c-d", language: "en", plainTexts: [] }, "A_b.c-d:en"],
  [{ document: "t", language: "sv", plainTexts: ["quote", "title"] }, "t:sv:quote:title"],
] as const)("%j is told by the id %s", (source, id) => {
  expect(previewNodeId(source)).toBe(id);
  expect(nodeSource(id)).toEqual(source);
});

test.each(["", "6f1f4ee8-4a30-5d4a-9e2a-1b8d3c1f7a51", "post-1", "post-1:de", ":sv"])(
  "the id %j tells nothing",
  (id) => {
    expect(nodeSource(id)).toBeUndefined();
  },
);
