import { lengthNote } from "../../../studio/components/length-note";
import { pasteLosses } from "../../../studio/components/paste-losses";

test.each<[readonly unknown[], number, string | undefined]>([
  [["metaDescription", "sv"], 120, "120 characters. Search engines show about 155."],
  [["metaDescription", "sv"], 201, "201 of at most 200 characters"],
  [["metaDescription", "en"], 0, undefined],
  [["metaTitle", "sv"], 70, "70 characters. Search engines show about 60."],
  [["title"], 79, undefined],
  [["titleEn"], 80, "80 of at most 100 characters"],
  [["body", { _key: "a" }, "alt"], 260, "260 of at most 250 characters"],
  [["publishedAt"], 500, undefined],
])("the text at %j with %i characters has the note %j", (path, length, expected) => {
  expect(lengthNote(path, "å".repeat(length))).toBe(expected);
});

test.each([
  ["spaces around it", `  ${"å".repeat(80)}\n`, "80 of at most 100 characters"],
  ["characters that nobody sees", `${"å".repeat(79)}\u0007`, undefined],
  ["letters of two units", "😀".repeat(40), "80 of at most 100 characters"],
  ["spaces alone", " ".repeat(200), undefined],
])("a text with %s is as long as its validation says", (_what, text, expected) => {
  expect(lengthNote(["titleEn"], text)).toBe(expected);
});

const word = (body: string) =>
  `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>${body}</body></html>`;

test.each<[string, boolean, readonly string[]]>([
  ["<h2>Two</h2><h3>Three</h3><p>Text</p>", false, []],
  ["<table><tr><td>A<table><tr><td>B</table></table>", false, ["A table became plain text."]],
  [
    "<h4>a</h4><h1>b</h1>",
    false,
    ["2 headings of levels that do not exist here became plain text."],
  ],
  ["<p><img src='file:///C:/a.png'></p>", false, ["A picture did not come along: upload it here."]],
  ["<img src='https://example.com/a.png'>", true, []],
  ["<img width='1' height='1' src='https://example.com/spacer.gif'>", false, []],
])("of the pasted %s with its file: %j, the editor loses %j", (html, isFile, expected) => {
  expect(pasteLosses(word(html), isFile)).toEqual(expected);
});
