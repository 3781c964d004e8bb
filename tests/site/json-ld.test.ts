/** The pages' JSON-LD follows schema.org and the search engines' guidelines. */
import {
  absolute,
  attributes,
  isPublicFile,
  plainText,
  publicFiles,
  readPage,
  readPublic,
} from "../setup/output/built-site";
import { posts } from "../setup/content/embedded-posts";
import { allPages, type ExpectedPage } from "../setup/content/expected-pages";
import { parsedUrl } from "../../src/config/parsed-url";
import { site } from "../../src/config/site";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

type JsonLdNode = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** The nodes of a page's JSON-LD graph; empty without JSON-LD. */
function nodesOf(path: string): JsonLdNode[] {
  const script = readPage(path).querySelector('script[type="application/ld+json"]');
  if (!script) return [];
  const data = JSON.parse(script.rawText) as { "@context": string; "@graph": JsonLdNode[] };
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

function nodeOf(path: string, type: string): JsonLdNode {
  const found = nodesOf(path).filter((each) => each["@type"] === type);
  expect(found).toHaveLength(1);
  return found[0]!;
}

function urlsIn(value: unknown): string[] {
  if (typeof value === "string") return /^(https?:|\/)/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) => (key === "@context" ? [] : urlsIn(each)))
    : [];
}

const isHome = ({ path, locale }: ExpectedPage) => path === screenPath("home", locale);

function expectedTypes(page: ExpectedPage): string[] {
  if (page.kind === "post") return ["BlogPosting", "BreadcrumbList"];
  if (page.kind === "helpCategory") return ["FAQPage", "BreadcrumbList"];
  return isHome(page) ? ["Organization", "WebSite"] : [];
}

const pagesWithJsonLd = allPages.filter((page) => expectedTypes(page).length > 0);
const allPosts = locales.flatMap((locale) => posts[locale]);

test("each kind of page has its JSON-LD types, in one script in the head; other pages have none", () => {
  const found = allPages.map(({ path }) => [path, nodesOf(path).map((each) => each["@type"])]);
  expect(found).toEqual(allPages.map((page) => [page.path, expectedTypes(page)]));
  for (const { path } of pagesWithJsonLd) {
    const scripts = readPage(path).querySelectorAll('script[type="application/ld+json"]');
    expect(scripts.map(({ parentNode }) => parentNode?.tagName)).toEqual(["HEAD"]);
  }
});

test("every URL is absolute, and URLs of this site exist", () => {
  const publicUrls = new Set(allPages.map(({ url: address }) => absolute(address)));
  const wrong = pagesWithJsonLd.flatMap(({ path }) =>
    urlsIn(nodesOf(path)).filter((text) => {
      const url = parsedUrl(text);
      if (!url) return true;
      if (url.origin !== site.url) return !Object.values<string>(site.socialLinks).includes(text);
      url.hash = "";
      return !publicUrls.has(url.href) && !isPublicFile(url.pathname);
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(locales)("the home page describes the company and the site (%s)", (locale) => {
  const home = screenPath("home", locale);
  const company = nodeOf(home, "Organization");
  const { street, postalCode, city } = site.postalAddress;
  expect(company).toMatchObject({
    name: site.productName,
    url: absolute("/"),
    email: site.mailbox,
    legalName: site.company.name,
    vatID: site.company.vatNumber,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: "SE",
    },
    logo: { "@type": "ImageObject", width: 512, height: 512 },
    sameAs: Object.values(site.socialLinks),
  });
  expect(nodeOf(home, "WebSite")).toMatchObject({
    name: site.productName,
    url: absolute(home),
    inLanguage: locale,
    publisher: { "@id": company["@id"] },
  });
});

test.each(allPosts)("$path describes its article", ({ path, title, publishedAt, locale }) => {
  const page = readPage(path);
  const [canonical] = attributes(page, 'link[rel="canonical"]', "href");
  const [description] = attributes(page, 'meta[name="description"]', "content");
  const [image] = attributes(page, 'meta[property="og:image"]', "content");
  const company = {
    "@type": "Organization",
    name: site.productName,
    url: absolute("/"),
    logo: { "@type": "ImageObject" },
  };
  expect(nodeOf(path, "BlogPosting")).toMatchObject({
    headline: title,
    description,
    datePublished: publishedAt,
    inLanguage: locale,
    image,
    mainEntityOfPage: { "@type": "WebPage", "@id": canonical },
    author: company,
    publisher: company,
  });
  // Search engines truncate longer headlines.
  expect(title.length).toBeLessThanOrEqual(110);
});

const childPages = allPages.filter(({ kind }) => kind === "post" || kind === "helpCategory");

test.each(childPages)(
  "the breadcrumbs of $path are its parent screen and the page itself",
  ({ path, kind, locale }) => {
    const parent = screenPath(kind === "post" ? "blog" : "helpCentre", locale);
    const [canonical] = attributes(readPage(path), 'link[rel="canonical"]', "href");
    const title = plainText(readPage(path).querySelector("h1")!.text);
    const parentTitle = plainText(readPage(parent).querySelector("h1")!.text);
    expect(nodeOf(path, "BreadcrumbList").itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: parentTitle, item: absolute(parent) },
      { "@type": "ListItem", position: 2, name: title, item: canonical },
    ]);
  },
);

test("neither scripts nor page data contain JSON-LD", () => {
  const scripts = publicFiles.filter((file) => file.endsWith(".js"));
  expect(scripts.filter((file) => /BlogPosting|BreadcrumbList/.test(readPublic(file)))).toEqual([]);
  const data = childPages.map(({ path }) => readPublic(`page-data${path}/page-data.json`));
  expect(data.filter((text) => text.includes("schema.org"))).toEqual([]);
});
