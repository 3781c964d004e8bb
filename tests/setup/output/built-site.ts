/** The files of the built site, for the tests in `tests/build`. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import { site } from "../../../src/config/site";
import type { MetadataFile } from "../../../src/seo/page-metadata";

export const projectDirectory = resolve(__dirname, "../../..");
export const publicDirectory = join(projectDirectory, "public");

/** The file that a static CDN answers a path from, without a redirect. */
export function htmlFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** Every published file by its path below `public`, with forward slashes. */
export const publicFiles: readonly string[] = readdirSync(publicDirectory, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => relative(publicDirectory, join(entry.parentPath, entry.name)))
  .map((file) => file.split(sep).join("/"));

/** The HTML files that are pages. */
export const htmlFiles: readonly string[] = publicFiles.filter((file) => file.endsWith(".html"));

const textEnding = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$|\/_headers$|^_[a-z]+$/;

/** The files that hold text, whatever language it is written in. */
export const textFiles: readonly string[] = publicFiles.filter((file) => textEnding.test(file));

export function readPublic(file: string): string {
  return readFileSync(join(publicDirectory, file), "utf8");
}

/** Whether a path such as `/static/x.png` is a published file with something in it. */
export function isPublicFile(path: string): boolean {
  const file = join(publicDirectory, decodeURIComponent(path));
  return existsSync(file) && statSync(file).isFile() && statSync(file).size > 0;
}

const parsedPages = new Map<string, HTMLElement>();

/**
 * The parsed HTML of a page. What stands in `<noscript>` is part of it.
 *
 * @param path the page's path, such as `/en/about`.
 */
export function readPage(path: string): HTMLElement {
  const known = parsedPages.get(path);
  if (known) return known;
  const html = readPublic(htmlFile(path));
  const page = parse(html, { comment: false, blockTextElements: { script: true, style: true } });
  parsedPages.set(path, page);
  return page;
}

/** The addresses of the scripts that a page starts by itself, as `src/gatsby/inline-scripts/deferred-scripts.ts` names them. */
export function startedScripts(page: HTMLElement): string[] {
  const [list] = /\["\/[\w.-]+\.js"(?:,"\/[\w.-]+\.js")*\]/.exec(page.outerHTML) ?? [];
  if (list === undefined) throw new Error("The page starts no scripts.");
  return JSON.parse(list) as string[];
}

/** Text as it is read: entities decoded, white space collapsed. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** An attribute's values on all the elements that match, in their order. */
export function attributes(root: HTMLElement, selector: string, name: string): string[] {
  return root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? "");
}

/** The addresses in a `srcset`. */
export function srcsetAddresses(srcset: string): string[] {
  return srcset
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? "")
    .filter((address) => address !== "");
}

/** The addresses in a style sheet's `url()` and `@import`, without embedded data. */
export function stylesheetAddresses(css: string): string[] {
  const matches = css.matchAll(/(?:url\(|@import\s+)\s*["']?([^"')\s;]+)/g);
  return [...matches].map(([, address = ""]) => address).filter((a) => !a.startsWith("data:"));
}

/** What a browser fetches by itself when it shows the page, as the page spells it. */
export function fetchedAddresses(page: HTMLElement): string[] {
  const sources = [
    "img",
    "source",
    "script",
    "iframe",
    "video",
    "audio",
    "embed",
    "track",
    "input",
  ];
  const styles = [
    ...page.querySelectorAll("style").map((style) => style.rawText),
    ...attributes(page, "[style]", "style"),
  ];
  const all = [
    ...attributes(page, sources.map((tag) => `${tag}[src]`).join(","), "src"),
    ...attributes(page, "img[srcset],source[srcset]", "srcset").flatMap(srcsetAddresses),
    ...attributes(page, "video[poster]", "poster"),
    ...attributes(page, "object[data]", "data"),
    ...attributes(page, "image[href],use[href]", "href"),
    ...page
      .querySelectorAll("link[href]")
      .filter((link) => !["canonical", "alternate"].includes(link.getAttribute("rel") ?? ""))
      .map((link) => link.getAttribute("href") ?? ""),
    ...attributes(page, "link[imagesrcset]", "imagesrcset").flatMap(srcsetAddresses),
    ...startedScripts(page),
    ...styles.flatMap(stylesheetAddresses),
  ];
  return all.filter((address) => !address.startsWith("data:") && !address.startsWith("#"));
}

/** The metadata file as it is published. */
export function publishedMetadata(): MetadataFile {
  return JSON.parse(readPublic("metadata.json")) as MetadataFile;
}

/** A path as the full address that search engines are told. */
export function absolute(address: string): string {
  return new URL(address, site.url).href;
}
