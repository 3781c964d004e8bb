import { plainTexts } from "../../../studio/schema/plain-texts";

const found = (typeName: string, document: Readonly<Record<string, unknown>> | undefined) =>
  plainTexts(typeName, document).map(({ field, text }) => [field.name, text]);

test("finds an older testimonial's plain texts in fields with a text for each language", () => {
  const older = { quote: "Words", name: "Tomasz", title: "HR manager", order: 1 };
  expect(found("testimonial", older)).toEqual([
    ["quote", "Words"],
    ["title", "HR manager"],
  ]);
});

test("ignores a post's title, which is always a plain text", () => {
  expect(found("post", { title: "Titel", metaDescription: { sv: "Om" } })).toEqual([]);
  expect(found("post", { title: "Titel", metaDescription: "Om" })).toEqual([
    ["metaDescription", "Om"],
  ]);
});

test("finds nothing in a new document or one of an unknown type", () => {
  expect(found("employee", undefined)).toEqual([]);
  expect(found("something", { role: "Chef" })).toEqual([]);
});
