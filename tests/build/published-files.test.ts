/** The published folder holds the site, and nothing that nobody could come upon. */
import { publicFiles, readPublic, textFiles } from "../setup/output/built-site";

/** What is asked for by its name, and by nothing on the site. */
const askedFor = [
  ".well-known/security.txt",
  "_headers",
  "_redirects",
  "metadata.json",
  "page-data/app-data.json",
  "robots.txt",
];

const texts = textFiles.map((file) => readPublic(file)).join("\n");

/** A page is an address itself, and a browser asks for a page's data by the page's path. */
function isPage(file: string): boolean {
  const [, page] = /^page-data\/(.+)\/page-data\.json$/.exec(file) ?? [];
  const html = page === undefined ? file : page.replace(/(\.html)?$/, ".html");
  return html.endsWith(".html") && publicFiles.includes(html);
}

/** The runtime puts the address of a part that it loads together from a name and a hash. */
function isPartOfScripts(file: string): boolean {
  const [, hash] = /^\w+[-.]([\da-f]{20})\.(?:css|js)$/.exec(file) ?? [];
  return hash !== undefined && texts.includes(`"${hash}"`);
}

/** Scripts name the licences of what they hold without a path, and files below `/static` without a slash. */
function isMentioned(file: string): boolean {
  return /^static\/|\.LICENSE\.txt$/.test(file) ? texts.includes(file) : texts.includes(`/${file}`);
}

test("something refers to every published file", () => {
  const forgotten = publicFiles
    .filter((file) => !askedFor.includes(file) && !isPage(file))
    .filter((file) => !isPartOfScripts(file) && !isMentioned(file));
  expect(forgotten).toEqual([]);
});
