import { plainTexts } from "../../../studio/schema/plain-texts";

const found = (typeName: string, document: Readonly<Record<string, unknown>> | undefined) =>
  plainTexts(typeName, document).map(({ field, text }) => [field.name, text]);

test("an older testimonial holds plain texts where texts for each language are meant", () => {
  const older = { quote: "Words", name: "Tomasz", title: "HR manager", order: 1 };
  expect(found("testimonial", older)).toEqual([
    ["quote", "Words"],
    ["title", "HR manager"],
  ]);
});

test("the title of a post is a plain text and stays one", () => {
  expect(found("post", { title: "Titel", metaDescription: { sv: "Om" } })).toEqual([]);
  expect(found("post", { title: "Titel", metaDescription: "Om" })).toEqual([
    ["metaDescription", "Om"],
  ]);
});

test("a new document and an unknown one have none", () => {
  expect(found("employee", undefined)).toEqual([]);
  expect(found("something", { role: "Chef" })).toEqual([]);
});
