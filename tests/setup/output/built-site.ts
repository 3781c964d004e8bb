/** The files of the built site, for `tests/site`. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import { site } from "../../../src/config/site";
import { filesIn } from "../../../src/gatsby/files-in";
import { htmlFile } from "../../../src/gatsby/output/flatten-html";
import type { MetadataFile } from "../../../src/seo/page-metadata";

export { htmlFile };

export const projectDirectory = resolve(__dirname, "../../..");
export const publicDirectory = join(projectDirectory, "public");

/** Paths of all published files, relative to `public`. */
export const publicFiles: readonly string[] = filesIn(publicDirectory);

export const htmlFiles: readonly string[] = publicFiles.filter((file) => file.endsWith(".html"));

const textExtension = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$|\/_headers$|^_[a-z]+$/;

export const textFiles: readonly string[] = publicFiles.filter((file) => textExtension.test(file));

export function readPublic(file: string): string {
  return readFileSync(join(publicDirectory, file), "utf8");
}

/** Whether a path such as `/static/x.png` is a published file and not empty. */
export function isPublicFile(path: string): boolean {
  const file = join(publicDirectory, decodeURIComponent(path));
  return existsSync(file) && statSync(file).isFile() && statSync(file).size > 0;
}

const parsedPages = new Map<string, HTMLElement>();

/** Parses the HTML of a page, including the content of `<noscript>`. */
export function readPage(path: string): HTMLElement {
  const cached = parsedPages.get(path);
  if (cached) return cached;
  const html = readPublic(htmlFile(path));
  const page = parse(html, { comment: false, blockTextElements: { script: true, style: true } });
  parsedPages.set(path, page);
  return page;
}

/** Returns the URLs of the scripts that `src/browser/inline/deferred-scripts.ts` starts on a page. */
export function startedScripts(page: HTMLElement): string[] {
  const [list] = /\["\/[\w.-]+\.js"(?:,"\/[\w.-]+\.js")*\]/.exec(page.outerHTML) ?? [];
  if (list === undefined) throw new Error("The page starts no scripts.");
  return JSON.parse(list) as string[];
}

/** Collapses whitespace. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Returns an attribute's values on all matching elements, in document order. */
export function attributes(root: HTMLElement, selector: string, name: string): string[] {
  return root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? "");
}

export function publishedMetadata(): MetadataFile {
  return JSON.parse(readPublic("metadata.json")) as MetadataFile;
}

export function absolute(path: string): string {
  return new URL(path, site.url).href;
}
