/** No page has broken links or references, or loads anything from elsewhere. */
import type { HTMLElement } from "node-html-parser";
import {
  attributes,
  isPublicFile,
  publicFiles,
  readPage,
  readPublic,
  startedScripts,
} from "../setup/output/built-site";
import { blogPageCounts } from "../setup/content/embedded-posts";
import { allPages, pagesWithContent } from "../setup/content/expected-pages";
import { parsedUrl } from "../../src/config/parsed-url";
import { site } from "../../src/config/site";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const contentPaths = new Set(pagesWithContent.map(({ path }) => path));

function linksOfAllPages(): { path: string; href: string }[] {
  return allPages.flatMap(({ path }) =>
    attributes(readPage(path), "a[href]", "href").map((href) => ({ path, href })),
  );
}

/** Why a link is broken; undefined if it works. */
function linkError(from: string, href: string): string | undefined {
  const base = new URL(from, site.url);
  const url = parsedUrl(href, base.href);
  if (!url) return "invalid URL";
  // Mail without a recipient, which visitors fill in.
  if (href.startsWith("mailto:?"))
    return url.searchParams.get("subject") && url.searchParams.get("body")
      ? undefined
      : "no subject or body";
  if (url.protocol === "mailto:")
    return /^[^@\s]+@[^@\s]+\.\w+$/.test(url.pathname) ? undefined : "invalid mail address";
  if (url.protocol === "tel:")
    return /^(\+\d{7,15}|112|1177|90101)$/.test(url.pathname) ? undefined : "invalid phone number";
  if (url.origin !== site.url) return url.protocol === "https:" ? undefined : "not https";

  const path = decodeURIComponent(url.pathname);
  if (path === base.pathname && url.search === "") return fragmentError(from, url.hash);
  if (!contentPaths.has(path)) return isPublicFile(path) ? undefined : "no such page or file";
  return pageNumberError(path, url.searchParams) ?? fragmentError(path, url.hash);
}

function fragmentError(path: string, hash: string): string | undefined {
  if (hash === "") return undefined;
  const id = decodeURIComponent(hash.slice(1));
  return readPage(path).getElementById(id) ? undefined : "no such fragment";
}

function pageNumberError(path: string, search: URLSearchParams): string | undefined {
  if (search.size === 0) return undefined;
  const locale = locales.find((each) => screenPath("blog", each) === path);
  const page = Number(search.get("page"));
  const exists = locale && search.size === 1 && page >= 2 && page <= blogPageCounts[locale];
  return exists ? undefined : "no such list page";
}

test("no link is broken", () => {
  const links = linksOfAllPages();
  expect(links.length).toBeGreaterThan(allPages.length * 10);
  const errors = links.flatMap(({ path, href }) => {
    const found = linkError(path, href);
    return found ? [`${path} → ${href}: ${found}`] : [];
  });
  expect(errors).toEqual([]);
});

test("every page with content can be reached by links from the home page", () => {
  const reached = new Set<string>();
  const queue: string[] = locales.map((locale) => screenPath("home", locale)).slice(0, 1);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path) || !contentPaths.has(path)) continue;
    reached.add(path);
    for (const href of attributes(readPage(path), "a[href]", "href")) {
      const url = new URL(href, new URL(path, site.url));
      if (url.origin === site.url) queue.push(decodeURIComponent(url.pathname));
    }
  }
  expect([...contentPaths].filter((path) => !reached.has(path))).toEqual([]);
});

/** The addresses in a style sheet, without data URLs. */
const inStyles = (css: string) =>
  [...css.matchAll(/(?:url\(|@import\s+)\s*["']?([^"')\s;]+)/g)].map(([, url = ""]) => url);

/** The addresses of what a browser loads for a page. */
function inPage(page: HTMLElement): string[] {
  const all = (selector: string, name: string) => attributes(page, selector, name);
  const srcsets = [...all("[srcset]", "srcset"), ...all("[imagesrcset]", "imagesrcset")];
  return [
    ...all("[src]", "src"),
    ...all("[poster]", "poster"),
    ...all("object[data]", "data"),
    ...all("image[href], use[href], link[href]:not([rel=canonical], [rel=alternate])", "href"),
    ...srcsets.flatMap((set) => set.split(",").map((each) => each.trim().split(/\s+/)[0]!)),
    ...startedScripts(page),
    ...all("[style]", "style").flatMap(inStyles),
  ];
}

/** What is not in the page itself. */
const fromElsewhere = (urls: readonly string[]) => urls.filter((url) => !/^(data:|#)/.test(url));

test("what pages and style sheets load is of this site, and exists", () => {
  // At least the scripts and the font.
  const ofPages = allPages.map(({ path }) => ({
    path,
    urls: fromElsewhere(inPage(readPage(path))),
  }));
  expect(ofPages.filter(({ urls }) => urls.length <= 3)).toEqual([]);
  const ofSheets = publicFiles
    .filter((file) => /\.(css|svg)$/.test(file))
    .map((file) => ({ path: `/${file}`, urls: fromElsewhere(inStyles(readPublic(file))) }));
  expect(ofSheets.some(({ urls }) => urls.length > 0)).toBe(true);
  const missing = [...ofPages, ...ofSheets].flatMap(({ path, urls }) =>
    urls
      .map((url) => new URL(url, new URL(path, site.url)))
      .filter(({ origin, pathname }) => origin !== site.url || !isPublicFile(pathname))
      .map(({ href }) => `${path}: ${href}`),
  );
  expect(missing).toEqual([]);
});
