import { post } from "../../../studio/schema-types/post";
import { mergeFindings, type FieldMessage } from "../../../studio/schema-types/merge-findings";

const messages = (found: readonly { readonly message: string }[]) =>
  found.map(({ message }) => message);

const missing = (path: FieldMessage["path"], language?: "sv" | "en"): FieldMessage => ({
  ...{ text: "Missing", path },
  ...(language && { language }),
});

test.each<[string, readonly FieldMessage[], readonly string[]]>([
  ["of one language", [missing(["a"], "sv")], ["Swedish: Missing."]],
  ["of both languages", [missing(["a"], "sv"), missing(["a"], "en")], ["Missing."]],
  ["that is found twice", [missing(["a"]), missing(["a"])], ["Missing."]],
  [
    "whose field names the language",
    [missing(["bodyEn", 0], "en"), missing(["quote", "en"], "en")],
    ["Missing.", "Missing."],
  ],
  [
    "at two places",
    [missing(["a", { _key: "x" }]), missing(["a", { _key: "y" }])],
    ["Missing.", "Missing."],
  ],
])("a sentence %s is said once", (_name, found, expected) => {
  expect(messages(mergeFindings(found))).toEqual(expected);
});

test("the forms are English outside a browser", () => {
  expect(post.title).toBe("Article");
});
