/** The published folder has no unreferenced files. */
import { publicFiles, readPublic, textFiles } from "../setup/output/built-site";

/** Well-known files, which the site itself does not reference. */
const wellKnownFiles = [
  ".well-known/security.txt",
  "_headers",
  "_redirects",
  "_routes.json",
  "_worker.js",
  "metadata.json",
  "page-data/app-data.json",
  "robots.txt",
];

const texts = textFiles.map((file) => readPublic(file)).join("\n");

/** Pages have their own URL, and page data is requested by its page's path. */
function isPage(file: string): boolean {
  const [, page] = /^page-data\/(.+)\/page-data\.json$/.exec(file) ?? [];
  const html = page === undefined ? file : page.replace(/(\.html)?$/, ".html");
  return html.endsWith(".html") && publicFiles.includes(html);
}

/** The runtime builds chunk URLs from a name and a hash. */
function isChunk(file: string): boolean {
  const [, hash] = /^\w+[-.]([\da-f]{20})\.(?:css|js)$/.exec(file) ?? [];
  return hash !== undefined && texts.includes(`"${hash}"`);
}

/** Scripts reference licence files without a path, and files in `/static` without a slash. */
function isReferenced(file: string): boolean {
  return /^static\/|\.LICENSE\.txt$/.test(file) ? texts.includes(file) : texts.includes(`/${file}`);
}

test("every published file is referenced", () => {
  const unreferenced = publicFiles
    .filter((file) => !wellKnownFiles.includes(file) && !isPage(file))
    .filter((file) => !isChunk(file) && !isReferenced(file));
  expect(unreferenced).toEqual([]);
});
