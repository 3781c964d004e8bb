import { post } from "../../../studio/schema-types/post";
import { mergeFindings, type FieldMessage } from "../../../studio/schema-types/merge-findings";

const messages = (found: readonly { readonly message: string }[]) =>
  found.map(({ message }) => message);

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

test("the forms are English outside a browser", () => {
  expect(post.title).toBe("Article");
});
