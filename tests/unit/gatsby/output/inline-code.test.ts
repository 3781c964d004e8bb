import { hashSource } from "../../../../src/gatsby/output/hash-source";
import { inlineCode } from "../../../../src/gatsby/output/inline-code";
import { deferredScripts, scriptFallback } from "../../../../src/gatsby/webpack/inline-scripts";
import { temporaryFolder } from "../../../setup/temporary-folder";
import { gatsbyScripts } from "../internals/gatsby-scripts";

const folder = temporaryFolder();
let start: string;
beforeEach(async () => {
  folder.write(gatsbyScripts);
  start = await deferredScripts(folder.at());
});

function codeIn(...pages: readonly string[]) {
  const files = Object.fromEntries(pages.map((html, index) => [`${index}.html`, html]));
  folder.write(files);
  return inlineCode(folder.at(), Object.keys(files));
}

test("hashes the text as a browser reads it", () => {
  // The form is that of https://www.w3.org/TR/CSP3/#external-hash.
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test("code on many pages has one hash", async () => {
  const page = `<script>${scriptFallback}</script><style data-href="/a.css">a{b:c}</style><script>${start}</script>`;
  expect(await codeIn(page, page)).toEqual({
    scripts: [hashSource(scriptFallback), hashSource(start)].sort(),
    styles: [hashSource("a{b:c}")],
    styleAttributes: [],
  });
});

test("ignores external scripts and data blocks", async () => {
  const page = `<script src="/a.js" async></script><script type="application/ld+json">{"a":"b"}</script>`;
  expect(await codeIn(page)).toEqual({ scripts: [], styles: [], styleAttributes: [] });
});

test("hashes each style attribute once", async () => {
  const page = `<p style="outline:none"></p><p style="outline:none"></p>`;
  const { styleAttributes } = await codeIn(page);
  expect(styleAttributes).toEqual([hashSource("outline:none")]);
});

test.each([
  ["another", () => "alert(1)"],
  ["one that starts with a known one", () => `${start}alert(1)`],
  ["one that ends with a known one", () => `alert(1);${start}`],
])("an unknown script stops the build and names the page: %s", async (_, make) => {
  const script = make();
  await expect(codeIn("<p></p>", `<script>${script}</script>`)).rejects.toThrow(
    /^1\.html holds an inline script/,
  );
});
