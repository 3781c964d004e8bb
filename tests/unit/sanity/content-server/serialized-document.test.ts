import {
  serializeDocuments,
  parseDocument,
} from "../../../../src/sanity/content-server/dataset/serialized-document";

const document = (id: string, text: string) => ({
  _id: id,
  _type: "post",
  _rev: "1",
  _createdAt: "2025-01-01T00:00:00Z",
  _updatedAt: "2025-01-02T00:00:00Z",
  text,
});

test("restores documents, whether they share a buffer or fill one", () => {
  const long = "å".repeat(20 * 1024 * 1024);
  const documents = [
    document("a", "”Å”"),
    document("b", long),
    document("c", long),
    document("d", `${long}${long}`),
    document("e", ""),
  ];
  const stored = serializeDocuments(documents);
  expect(stored.map(({ _id }) => _id)).toEqual(["a", "b", "c", "d", "e"]);
  expect(stored.map(({ line }) => line.at(-1))).toEqual(documents.map(() => "\n".charCodeAt(0)));
  // Not with `toEqual`, which would print a difference of millions of characters.
  expect(stored.map(parseDocument).every(({ text }, i) => text === documents[i]!.text)).toBe(true);
});
