/** The site consists of exactly the pages of routes and dataset, as flat files, without unreferenced ones. */
import {
  attributes,
  htmlFile,
  htmlFiles,
  plainText,
  readPage,
  readPublic,
  publicFiles,
  textFiles,
} from "../setup/output/built-site";
import { allPages, missingPages } from "../setup/content/expected-pages";
import { pageText } from "../setup/output/page-text";
import { locales } from "../../src/i18n/locales";
import { missingPageKind, screenPath } from "../../src/i18n/routes";

/** Only the root is an index file: a CDN would redirect others. */
test("the site has exactly the expected HTML files", () => {
  expect([...htmlFiles].sort()).toEqual(allPages.map(({ path }) => htmlFile(path)).sort());
});

test("every page has its lang attribute", () => {
  const found = allPages.map(({ path }) => readPage(path).querySelector("html")?.attributes.lang);
  expect(found).toEqual(allPages.map(({ locale }) => locale));
});

test("no page contains its own path: not-found pages would navigate away from the requested URL", () => {
  const wrong = allPages.filter(({ path }) => readPublic(htmlFile(path)).includes("pagePath"));
  expect(wrong).toEqual([]);
});

test("a missing page says so in the prescribed words, which are English in both languages", () => {
  const pages = missingPages.filter(({ path }) => missingPageKind(path) === "page");
  expect(pages.length).toBe(locales.length);
  for (const { path, locale } of pages) {
    // On the English page, they are title and lead.
    const english = readPage(path).querySelectorAll(
      locale === "en" ? "main :is(h1, p)" : 'main p[lang="en"]',
    );
    expect(english.map(({ text }) => plainText(text))).toEqual([
      "404 - Page not found",
      "Sorry the page you are looking for does not exist. Please check the URL or go back to the homepage.",
    ]);
  }
});

describe.each(locales)("the home page (%s)", (locale) => {
  const main = readPage(screenPath("home", locale)).querySelector("main")!;
  const texts = (selector: string) =>
    main.querySelectorAll(selector).map(({ text }) => plainText(text));

  test("has its title, and its sections in order", () => {
    const sections = [
      pageText(locale, "home", "benefits.title"),
      pageText(locale, "home", "proof.title"),
      pageText(locale, "testimonials", "title"),
      pageText(locale, "faq", "title"),
      pageText(locale, "home", "articles.title"),
      pageText(locale, "newsletter", "title"),
    ];
    expect(texts("h1")).toEqual([plainText(pageText(locale, "home", "hero.title"))]);
    expect(texts("h2").filter((title) => sections.includes(title))).toEqual(sections);
  });

  test("leads from its head to a demo and to the product, and an employee to the help centre", () => {
    const targets = (["demoBooking", "product", "helpCentre"] as const).map((screen) =>
      screenPath(screen, locale),
    );
    expect(attributes(main.querySelector("section")!, 'a[href^="/"]', "href")).toEqual(targets);
  });

  test("has every answer to its questions, the first of them open", () => {
    const items = main.querySelectorAll("[aria-labelledby=faq] details");
    expect(items.map((item) => item.hasAttribute("open"))).toEqual([
      true,
      ...items.slice(1).map(() => false),
    ]);
    const answers = texts("[aria-labelledby=faq] details > :not(summary)");
    expect(answers.filter((answer) => answer === "")).toEqual([]);
  });
});

/** Well-known files, which the site itself does not reference. */
const wellKnownFiles = [
  ".assetsignore",
  ".well-known/security.txt",
  "_headers",
  "_redirects",
  "_routes.json",
  "_worker.js",
  "metadata.json",
  "page-data/app-data.json",
  "robots.txt",
  // Asked for by browsers that have an older site's service worker.
  "service-worker.js",
  "sw.js",
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

const numbersIn = (path: string, selector: string) =>
  readPage(path)
    .querySelectorAll(`${selector} a[href^="tel:"]:not([href^="tel:+"])`)
    .map((link) => [link.getAttribute("href"), plainText(link.text)]);

const numbers = [
  ["tel:112", "112"],
  ["tel:90101", "90101"],
  ["tel:1177", "1177"],
];

test("every page ends with 112, then 90101 and 1177", () => {
  const found = allPages.map(({ path }) => [path, numbersIn(path, "footer")]);
  expect(found).toEqual(allPages.map(({ path }) => [path, numbers]));
});

const pagesWithNotice = (["helpCentre", "therapists"] as const).flatMap((screen) =>
  locales.map((locale) => ({ path: screenPath(screen, locale), locale })),
);

test.each(pagesWithNotice)(
  "$path has the numbers at its top, above pictures and parts",
  ({ path, locale }) => {
    expect(numbersIn(path, "main")).toEqual(numbers);
    const main = readPage(path).querySelector("main")!;
    expect(main.innerHTML.indexOf("tel:112")).toBeLessThan(main.innerHTML.search(/<img|<h2/));
    if (locale === "en") expect(plainText(main.text)).toMatch(/In Sweden\b[^.]*\b112\b/);
  },
);
