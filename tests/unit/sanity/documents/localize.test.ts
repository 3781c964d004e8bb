import {
  localizedPost,
  localizedText,
  textLanguage,
  type PostFields,
} from "../../../../src/sanity/documents/localize";

test.each([
  ["a plain text counts for both languages", "Hej", "Hej", "Hej"],
  ["one text for each language", { sv: "Hej", en: "Hello" }, "Hej", "Hello"],
  ["a language without a text", { sv: "Hej" }, "Hej", ""],
  ["an empty text", { sv: "", en: null }, "", ""],
  ["white space around a text", { sv: " Hej \n", en: " " }, "Hej", ""],
  ["a text of which nothing can be seen", { sv: "\u200b\u2060", en: "\u00ad \u2800" }, "", ""],
  ["invisible characters in a text", "کتاب\u200cها", "کتاب\u200cها", "کتاب\u200cها"],
  ["no field", undefined, "", ""],
  ["an emptied field", null, "", ""],
])("%s", (_name, field, swedish, english) => {
  expect(localizedText(field, "sv")).toBe(swedish);
  expect(localizedText(field, "en")).toBe(english);
});

test.each([
  ["a plain Swedish text", "Det är inte så svårt att börja.", "sv", "sv"],
  ["a plain English text", "Half of our people work nights, and we let them.", "en", "en"],
  ["a plain text without common words", "Hej", "sv", "en"],
  ["one text for each language", { sv: "The Office", en: "Det" }, "sv", "en"],
])("the language of %s", (_name, field, onSwedishPage, onEnglishPage) => {
  expect(textLanguage(field, "sv")).toBe(onSwedishPage);
  expect(textLanguage(field, "en")).toBe(onEnglishPage);
});

const swedishBlock = { _type: "divider", _key: "sv" };
const englishBlock = { _type: "divider", _key: "en" };

test("returns only the language's own fields of a post", () => {
  const swedish = { title: "Fem", body: [swedishBlock], attachments: [{ title: "Plan" }] };
  const english = { title: "Five", body: [englishBlock], attachments: [{ title: "The plan" }] };
  const post: PostFields = {
    ...swedish,
    title: " Fem ",
    titleEn: english.title,
    slug: { current: "fem-tecken " },
    slugEn: { current: "five-signs" },
    imageAltText: "En stol",
    imageAltTextEn: "A chair",
    metaDescription: { sv: "Om", en: "About" },
    bodyEn: english.body,
    attachmentsEn: english.attachments,
  };
  const [sv, en] = (["sv", "en"] as const).map((locale) => localizedPost(post, locale));
  const coverAlt = "En stol";
  expect(sv).toEqual({ ...swedish, slug: "fem-tecken", coverAlt, metaDescription: "Om" });
  const about = { coverAlt: "A chair", metaDescription: "About" };
  expect(en).toEqual({ ...english, slug: "five-signs", ...about });
});

test.each<[string, object]>([
  ["no fields", {}],
  ["cleared fields", { titleEn: null, slugEn: { current: null }, bodyEn: null }],
  ["only the other language's fields", { title: "Fem", slug: { current: "fem" }, body: [{}] }],
  [
    "fields of wrong types",
    {
      titleEn: 5,
      slugEn: "five",
      imageAltTextEn: { en: "A chair" },
      metaDescription: { en: 7 },
      bodyEn: "text",
      attachmentsEn: [null, "plan"],
    },
  ],
])("a post with %s is empty in the language", (_name, post) => {
  expect(localizedPost(post, "en")).toEqual({
    title: "",
    slug: "",
    coverAlt: "",
    metaDescription: "",
    body: [],
    attachments: [],
  });
});
