/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashSource, inlineCode } from "../../../../src/gatsby/post-build/inline-code";

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "pages-"))));
afterEach(() => rm(folder, { recursive: true }));

async function codeIn(...pages: readonly string[]) {
  const files = pages.map((_, index) => `${index}.html`);
  await Promise.all(files.map((file, index) => writeFile(join(folder, file), pages[index]!)));
  return await inlineCode(folder, files);
}

const mapping = `\n window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";\n `;
const compilation = `window.___webpackCompilationHash="64dd4379";`;

test("a hash is that of the text as a browser reads it", () => {
  // The example of the specification (https://www.w3.org/TR/CSP3/#external-hash has its form).
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test("what stands in many pages has one hash", async () => {
  const page = `<style data-href="/a.css">a{b:c}</style><script id="x">${mapping}</script><script>${compilation}</script>`;
  expect(await codeIn(page, page)).toEqual({
    scripts: [hashSource(mapping), hashSource(compilation)].sort(),
    styles: [hashSource("a{b:c}")],
    styleAttributes: [],
  });
});

test("files and blocks of data are no scripts of a page", async () => {
  const page = `<script src="/a.js" async></script><script type="application/ld+json">{"a":"b"}</script>`;
  expect(await codeIn(page)).toEqual({ scripts: [], styles: [], styleAttributes: [] });
});

test("style attributes count as they are meant", async () => {
  const page = `<p style="outline:none"></p><p style="outline:none"></p><p style="content:&quot;&amp;&#x27;&lt;&gt;"></p>`;
  const { styleAttributes } = await codeIn(page);
  expect(styleAttributes).toEqual([hashSource("outline:none"), hashSource(`content:"&'<>`)].sort());
});

test.each([
  "alert(1)",
  `${compilation}alert(1)`,
  `window.___chunkMapping="a";alert("b");`,
  `window.___chunkMapping="a\\\\";alert("b");`,
])("the script %j stops the build, with the page's name", async (script) => {
  await expect(codeIn("<p></p>", `<script>${script}</script>`)).rejects.toThrow(
    /^1\.html holds a script/,
  );
});
