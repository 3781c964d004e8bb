import { locales } from "../../../src/i18n/locales";
import { localFieldName } from "../../../src/sanity/model/local-fields";
import { documentTypes } from "../../../studio/schema-types";
import { documentPreviews } from "../../../studio/schema-types/previews";

const shown = (typeName: string, selection: Readonly<Record<string, unknown>>) => {
  const { title, subtitle } = documentPreviews[typeName as "post"].prepare(selection);
  return [title, subtitle];
};

test("every document type has a preview that selects existing fields", () => {
  for (const { fields, preview } of documentTypes) {
    const names = fields.map((field) => field.name);
    expect(names).toEqual(expect.arrayContaining(Object.values(preview!.select!)));
  }
});

test.each(locales)("a post that exists in %s only is listed by its title", (locale) => {
  const [title, slug] = [localFieldName("title", locale), localFieldName("slug", locale)];
  expect(Object.keys(documentPreviews.post.select)).toEqual(expect.arrayContaining([title, slug]));
  const [name, languages] = shown("post", { [title]: "Its title", [slug]: { current: "its" } });
  expect(name).toBe("Its title");
  expect(languages).toMatch(/^\w+$/);
});

test.each([
  [
    {
      title: "Titel",
      titleEn: "Title",
      slug: { current: "titel" },
      slugEn: { current: "title" },
      publishedAt: "2026-11-12T07:00:00Z",
    },
    ["Titel", "2026-11-12 · Swedish, English"],
  ],
  [{ title: "Vid midnatt", publishedAt: "2026-11-11T23:00:00Z" }, ["Vid midnatt", "2026-11-12"]],
  [{ title: "Utan dag", publishedAt: "soon" }, ["Utan dag", ""]],
  [{ titleEn: "Title", slugEn: { current: "title" } }, ["Title", "English"]],
  [{ title: " " }, ["No title yet", ""]],
])("the post %j is listed", (post, expected) => {
  expect(shown("post", post)).toEqual(expected);
});

test.each([
  ["employee", { name: "Elin", role: { sv: "Vd", en: "CEO" } }, ["Elin", "Vd"]],
  ["employee", { name: "Elin", role: { en: "CEO" } }, ["Elin", "CEO"]],
  ["employee", { name: "Elin", role: "Vd" }, ["Elin", "Vd"]],
  ["employee", {}, ["No name yet", ""]],
  ["testimonial", { name: "Karin", company: "Norrfrakt" }, ["Karin", "Norrfrakt"]],
])("the %s %j is listed", (typeName, document, expected) => {
  expect(shown(typeName, document)).toEqual(expected);
});

test("includes the image", () => {
  expect(documentPreviews.post.prepare({ media: "a picture" }).media).toBe("a picture");
});
