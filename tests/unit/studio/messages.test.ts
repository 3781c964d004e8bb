import { post } from "../../../studio/schema-types/post";
import { mergeFindings, type FieldMessage } from "../../../studio/schema-types/merge-findings";
import { documentErrors, documentWarnings } from "../../../studio/schema-types/validation";

const messages = (found: readonly { readonly message: string }[]) =>
  found.map(({ message }) => message);

test("a wrong address is said to be wrong, in one sentence, at the field that names its language", () => {
  const article = { title: "Titel", slug: { current: "Fel adress" } };
  const found = documentErrors("post", article).filter(({ path }) => path?.[0] === "slug");
  expect(messages(found)).toEqual([
    "The address “Fel adress” cannot be used: a–z, 0–9 and single hyphens only.",
  ]);
});

test("an article that has not been begun is told what to begin with, and nothing else", () => {
  expect(messages(documentErrors("post", {}))).toEqual([
    "Give the article a title and an address in Swedish, in English, or in both.",
  ]);
});

test.each<[string, readonly FieldMessage[], readonly string[]]>([
  ["of one language", [{ text: "Missing", path: ["a"], language: "sv" }], ["Swedish: Missing."]],
  [
    "of both languages",
    [
      { text: "Missing", path: ["a"], language: "sv" },
      { text: "Missing", path: ["a"], language: "en" },
    ],
    ["Missing."],
  ],
  [
    "that is found twice",
    [
      { text: "Missing", path: ["a"] },
      { text: "Missing", path: ["a"] },
    ],
    ["Missing."],
  ],
  [
    "whose field names the language",
    [
      { text: "Missing", path: ["bodyEn", 0], language: "en" },
      { text: "Missing", path: ["quote", "en"], language: "en" },
    ],
    ["Missing.", "Missing."],
  ],
  [
    "at two places",
    [
      { text: "Missing", path: ["a", { _key: "x" }] },
      { text: "Missing", path: ["a", { _key: "y" }] },
    ],
    ["Missing.", "Missing."],
  ],
])("a sentence %s is said once", (_name, found, expected) => {
  expect(messages(mergeFindings(found))).toEqual(expected);
});

test("a quote in one language only is a warning at the field of the other", () => {
  const found = documentWarnings("testimonial", { quote: { sv: "Bra" } });
  expect(found).toContainEqual({ message: "Quote missing.", path: ["quote", "en"] });
});

test("the forms are English outside a browser", () => {
  expect(post.title).toBe("Article");
});
