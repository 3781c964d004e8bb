import {
  documentName,
  inLanguages,
  typedDocumentName,
  type NamedDocument,
} from "../../../../src/sanity/documents/document-name";

test.each<[Omit<NamedDocument, "_id">, string, string]>([
  [{ title: "Fem", titleEn: "Five" }, '"Fem" (a)', '"Five" (a)'],
  [{ title: "Fem" }, '"Fem" (a)', '"Fem" (a)'],
  [{ title: " ", titleEn: "Five" }, '"Five" (a)', '"Five" (a)'],
  [{ name: "Kim", title: { sv: "Chef", en: "Manager" } }, '"Kim" (a)', '"Kim" (a)'],
  [{ title: { sv: "Chef", en: "Manager" } }, '"Chef" (a)', '"Manager" (a)'],
  [{}, '"a"', '"a"'],
  [{ title: 5, titleEn: null, name: {} }, '"a"', '"a"'],
])("%j is %s in Swedish and %s in English", (fields, swedish, english) => {
  expect(documentName({ _id: "a", ...fields })).toBe(swedish);
  expect(documentName({ _id: "a", ...fields }, "en")).toBe(english);
});

test.each([
  ["post", 'Post "Fem" (a)'],
  ["sanity.imageAsset", 'Sanity.imageAsset "Fem" (a)'],
  [5, 'Document "Fem" (a)'],
])("a document of the type %j is called %s", (_type, name) => {
  expect(typedDocumentName({ _id: "a", _type, title: "Fem" })).toBe(name);
});

test("languages are in the site's order, without duplicates", () => {
  expect(inLanguages(["en"])).toBe('in the language "en"');
  expect(inLanguages(["en", "sv", "en"])).toBe('in the languages "sv" and "en"');
});
