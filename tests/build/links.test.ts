/** Nothing on any page leads into the void. */
import {
  attributes,
  fetchedAddresses,
  isPublicFile,
  publicFiles,
  readPage,
  readPublic,
  stylesheetAddresses,
} from "../setup/output/built-site";
import { blogPageCounts } from "../setup/content/embedded-posts";
import { allPages, pagesWithContent } from "../setup/content/expected-pages";
import { site } from "../../src/config/site";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const contentPaths = new Set(pagesWithContent.map(({ path }) => path));

/** Links of all pages by their target, with the pages that have them. */
function linksOfAllPages(): { path: string; href: string }[] {
  return allPages.flatMap(({ path }) =>
    attributes(readPage(path), "a[href]", "href").map((href) => ({ path, href })),
  );
}

/** Why a link leads nowhere, or nothing if it leads somewhere. */
function fault(from: string, href: string): string | undefined {
  const base = new URL(from, site.url);
  if (!URL.canParse(href, base)) return "no address";
  const url = new URL(href, base);
  // A letter of the visitor's own.
  if (href.startsWith("mailto:?"))
    return url.searchParams.get("subject") && url.searchParams.get("body")
      ? undefined
      : "no letter";
  if (url.protocol === "mailto:")
    return /^[^@\s]+@[^@\s]+\.\w+$/.test(url.pathname) ? undefined : "no mailbox";
  if (url.protocol === "tel:")
    return /^(\+\d{7,15}|112|1177)$/.test(url.pathname) ? undefined : "no number";
  if (url.origin !== site.url) return url.protocol === "https:" ? undefined : "not https";

  const path = decodeURIComponent(url.pathname);
  if (path === base.pathname && url.search === "") return anchorFault(from, url.hash);
  if (!contentPaths.has(path)) return isPublicFile(path) ? undefined : "no such page or file";
  return pageNumberFault(path, url.searchParams) ?? anchorFault(path, url.hash);
}

function anchorFault(path: string, hash: string): string | undefined {
  if (hash === "") return undefined;
  const id = decodeURIComponent(hash.slice(1));
  return readPage(path).getElementById(id) ? undefined : "no such place on the page";
}

function pageNumberFault(path: string, search: URLSearchParams): string | undefined {
  if (search.size === 0) return undefined;
  const locale = locales.find((each) => screenPath("blog", each) === path);
  const page = Number(search.get("page"));
  const exists = locale && search.size === 1 && page >= 2 && page <= blogPageCounts[locale];
  return exists ? undefined : "no such page of the list";
}

test("every link leads somewhere", () => {
  const links = linksOfAllPages();
  expect(links.length).toBeGreaterThan(allPages.length * 10);
  const faults = links.flatMap(({ path, href }) => {
    const found = fault(path, href);
    return found ? [`${path} → ${href}: ${found}`] : [];
  });
  expect(faults).toEqual([]);
});

test("every page but the missing ones can be reached by links from the home page", () => {
  const reached = new Set<string>();
  const waiting: string[] = locales.map((locale) => screenPath("home", locale)).slice(0, 1);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || !contentPaths.has(path)) continue;
    reached.add(path);
    for (const href of attributes(readPage(path), "a[href]", "href")) {
      const url = new URL(href, new URL(path, site.url));
      if (url.origin === site.url) waiting.push(decodeURIComponent(url.pathname));
    }
  }
  expect([...contentPaths].filter((path) => !reached.has(path))).toEqual([]);
});

test("every page's pictures, scripts, fonts and style sheets are published", () => {
  const missing = allPages.flatMap(({ path }) => {
    const addresses = fetchedAddresses(readPage(path));
    // The scripts and the font at least.
    expect(addresses.length).toBeGreaterThan(3);
    return addresses
      .map((address) => new URL(address, new URL(path, site.url)).pathname)
      .filter((address) => !isPublicFile(address))
      .map((address) => `${path}: ${address}`);
  });
  expect(missing).toEqual([]);
});

test("the style sheets' fonts and pictures are published", () => {
  const sheets = publicFiles.filter((file) => file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(0);
  const missing = sheets.flatMap((file) =>
    stylesheetAddresses(readPublic(file))
      .map((address) => new URL(address, new URL(file, site.url)).pathname)
      .filter((address) => !isPublicFile(address)),
  );
  expect(missing).toEqual([]);
});

test("what a part of a page refers to is on the page: labels, descriptions, fillings of drawings", () => {
  const names = [
    "for",
    "aria-controls",
    "aria-describedby",
    "aria-labelledby",
    "aria-owns",
    "list",
  ];
  let count = 0;
  const missing = allPages.flatMap(({ path }) => {
    const page = readPage(path);
    const drawn = page
      .querySelectorAll("svg *")
      .flatMap(({ attributes: own }) => Object.values(own))
      .flatMap((value) => [...value.matchAll(/url\(['"]?#([^)'"]+)/g)].map(([, id]) => id!));
    const named = names.flatMap((name) => attributes(page, `[${name}]`, name));
    const ids = [...drawn, ...named.flatMap((value) => value.split(/\s+/))];
    count += ids.length;
    return ids.filter((id) => !page.getElementById(id)).map((id) => `${path}: ${id}`);
  });
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(allPages.length);
});

test("no link opens a new tab with a handle on the page it came from", () => {
  const links = allPages.flatMap(({ path }) => readPage(path).querySelectorAll("a[target]"));
  expect(links.length).toBeGreaterThan(0);
  const wrong = links.filter((link) => !/\bnoopener\b/.test(link.getAttribute("rel") ?? ""));
  expect(wrong.map(String)).toEqual([]);
});
