import {
  serializeDocuments,
  parseDocument,
} from "../../../../src/sanity/embedded/serialized-document";

const document = (id: string, text: string) => ({
  _id: id,
  _type: "post",
  _rev: "1",
  _createdAt: "2025-01-01T00:00:00Z",
  _updatedAt: "2025-01-02T00:00:00Z",
  text,
});

test("documents come back as they were, whether they share a block of memory or fill one", () => {
  const long = "å".repeat(20 * 1024 * 1024);
  const documents = [
    document("a", "”Å”"),
    document("b", long),
    document("c", long),
    document("d", `${long}${long}`),
    document("e", ""),
  ];
  const held = serializeDocuments(documents);
  expect(held.map(({ _id }) => _id)).toEqual(["a", "b", "c", "d", "e"]);
  expect(held.map(({ line }) => line.at(-1))).toEqual(documents.map(() => "\n".charCodeAt(0)));
  // Compared by hand: a difference of millions of letters would be printed.
  expect(held.map(parseDocument).every(({ text }, i) => text === documents[i]!.text)).toBe(true);
});
