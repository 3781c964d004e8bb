import { collectFindings } from "../../../../src/sanity/documents/finding";
import { readArticle } from "../../../../src/sanity/documents/read-article";
import { readDocument } from "../../../../src/sanity/documents/read-document";

const block = (text: string, _key: unknown) => ({
  ...{ _type: "block", _key, style: "h7", markDefs: [] },
  children: [{ _type: "span", _key: "s", text, marks: [] }],
});

test("a key that several blocks share is none, and what is found is at their places", () => {
  const { at, findings } = collectFindings();
  const keys = ["a", "b", "a", "", 5, undefined];
  const body = keys.map((key) => block("x", key));
  const blocks = readArticle(body, at("body"), () => true);
  const own = { _key: "b" };
  expect(blocks.map(({ _key }) => _key)).toEqual([undefined, "b", ...Array<undefined>(4)]);
  expect(findings.map(({ path }) => path[1])).toEqual([0, own, 2, 3, 4, 5]);
  // React tells the parts of a line by their places.
  expect(JSON.stringify(blocks)).not.toContain('"s"');
});

test("so is one that several attachments share", () => {
  const attachments = ["a", "b", "a"].map((_key) => ({ _key, title: "Plan" }));
  const { byLanguage } = readDocument("post", { attachments });
  expect(byLanguage.sv.attachments.map(({ key }) => key)).toEqual([null, "b", null]);
});
