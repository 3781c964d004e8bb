import { unusedUploads } from "../../../../src/cli/studio/unused-uploads";

const uploads = ["images/a.png", "images/så här.png", "files/plan 1.pdf", "files/100%.pdf"];

const using = (...references: readonly string[]) =>
  references
    .map((reference, index) =>
      JSON.stringify({ _id: `drafts.${index}`, image: { list: [{ _sanityAsset: reference }] } }),
    )
    .join("\n");

test.each([
  ["nothing", [], uploads],
  [
    "a picture and a file",
    ["image@file://./images/a.png", "file@file://./files/plan%201.pdf"],
    [uploads[1], uploads[3]],
  ],
  [
    "a name of decomposed letters",
    ["image@file://./images/sa\u030a%20ha\u0308r.png"],
    [uploads[0], uploads[2], uploads[3]],
  ],
  ["a name with a percent sign", ["file@file://./files/100%.pdf"], uploads.slice(0, 3)],
])("documents that use %s leave the rest", (_name, references, expected) => {
  expect(unusedUploads(`${using(...references)}\n\n`, uploads)).toEqual(expected);
});

test("a text that looks like a reference is none", () => {
  const document = JSON.stringify({ _id: "a", title: "image@file://./images/a.png" });
  expect(unusedUploads(document, uploads)).toEqual(uploads);
});

test("nothing is called unused where a line cannot be read", () => {
  expect(() => unusedUploads('{"_id": "half', uploads)).toThrow(SyntaxError);
});
