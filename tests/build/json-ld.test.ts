/**
 * What pages tell search engines about themselves, as JSON-LD: what schema.org and the search engines'
 * guides ask for, on every page that has any.
 */
import {
  absolute,
  attributes,
  isPublicFile,
  plainText,
  publicFiles,
  readPage,
  readPublic,
} from "../setup/output/built-site";
import { posts, type ExpectedPost } from "../setup/content/embedded-posts";
import { allPages, type ExpectedPage } from "../setup/content/expected-pages";
import { site } from "../../src/config/site";
import { swedishTime } from "../../src/i18n/format";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

type Thing = { readonly "@type": string } & Readonly<Record<string, unknown>>;

function scriptsOf(path: string): string[] {
  return readPage(path)
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ rawText }) => rawText);
}

/** The things that a page tells of; none where it tells of nothing. */
function thingsOf(path: string): Thing[] {
  const [script] = scriptsOf(path);
  if (script === undefined) return [];
  const data = JSON.parse(script) as { "@context": string; "@graph": Thing[] };
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

function thing(path: string, type: string): Thing {
  const found = thingsOf(path).filter((each) => each["@type"] === type);
  expect(found).toHaveLength(1);
  return found[0]!;
}

/** Every string in a value that is an address, however deep. */
function addressesIn(value: unknown): string[] {
  if (typeof value === "string") return /^(https?:|\/)/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) => (key === "@context" ? [] : addressesIn(each)))
    : [];
}

const isHome = ({ path, locale }: ExpectedPage) => path === screenPath("home", locale);

/** The kinds of things that each page has to tell of. */
function expectedTypes(page: ExpectedPage): string[] {
  if (page.kind === "post") return ["BlogPosting", "BreadcrumbList"];
  if (page.kind === "helpCategory") return ["FAQPage", "BreadcrumbList"];
  return isHome(page) ? ["Organization", "WebSite"] : [];
}

const tellingPages = allPages.filter((page) => expectedTypes(page).length > 0);
const allPosts = locales.flatMap((locale) => posts[locale]);

test("each kind of page tells of its things, in one script of its head, and no other page of any", () => {
  const found = allPages.map(({ path }) => [path, thingsOf(path).map((each) => each["@type"])]);
  expect(found).toEqual(allPages.map((page) => [page.path, expectedTypes(page)]));
  for (const { path } of tellingPages) {
    expect(scriptsOf(path)).toHaveLength(1);
    expect(
      attributes(readPage(path), "head script[type='application/ld+json']", "type"),
    ).toHaveLength(1);
  }
});

test("no text in it can end its script", () => {
  const wrong = tellingPages.filter(({ path }) => /[<>\u2028\u2029]/.test(scriptsOf(path)[0]!));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("every address is in full, and those of this site lead to what was published", () => {
  const known = new Set(allPages.map(({ address }) => absolute(address)));
  const wrong = tellingPages.flatMap(({ path }) =>
    addressesIn(thingsOf(path)).filter((address) => {
      if (!URL.canParse(address)) return true;
      const url = new URL(address);
      if (url.origin !== site.url)
        return !Object.values<string>(site.socialLinks).includes(address);
      url.hash = "";
      return !known.has(url.href) && !isPublicFile(url.pathname);
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(locales)("the home page tells of the company and of the site (%s)", (locale) => {
  const home = screenPath("home", locale);
  const company = thing(home, "Organization");
  expect(company).toMatchObject({
    name: site.productName,
    url: absolute("/"),
    email: site.mailbox,
  });
  expect(company.logo).toMatchObject({ "@type": "ImageObject", width: 512, height: 512 });
  expect(company.sameAs).toEqual(Object.values(site.socialLinks));
  expect(thing(home, "WebSite")).toMatchObject({
    name: site.productName,
    url: absolute(home),
    inLanguage: locale,
    publisher: { "@id": company["@id"] },
  });
});

test.each(allPosts.map((post): [string, ExpectedPost] => [post.path, post]))(
  "%s tells what the article is",
  (path, { title, publishedAt, locale }) => {
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
    expect(thing(path, "BlogPosting")).toMatchObject({
      headline: title,
      description,
      datePublished: swedishTime(publishedAt),
      inLanguage: locale,
      image,
      mainEntityOfPage: { "@type": "WebPage", "@id": canonical },
      author: company,
      publisher: company,
    });
    // What search engines show of a headline.
    expect(title.length).toBeLessThanOrEqual(110);
  },
);

const deeperPages = allPages.filter(({ kind }) => kind === "post" || kind === "helpCategory");

test.each(deeperPages.map((page): [string, ExpectedPage] => [page.path, page]))(
  "the way to %s leads over the screen above it and ends with the page",
  (path, { kind, locale }) => {
    const above = screenPath(kind === "post" ? "blog" : "helpCentre", locale);
    const [canonical] = attributes(readPage(path), 'link[rel="canonical"]', "href");
    const title = plainText(readPage(path).querySelector("h1")!.text);
    const aboveTitle = plainText(readPage(above).querySelector("h1")!.text);
    expect(thing(path, "BreadcrumbList").itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: aboveTitle, item: absolute(above) },
      { "@type": "ListItem", position: 2, name: title, item: canonical },
    ]);
  },
);

test("what visitors' browsers run carries none of it", () => {
  const scripts = publicFiles.filter((file) => file.endsWith(".js"));
  expect(scripts.filter((file) => /BlogPosting|BreadcrumbList/.test(readPublic(file)))).toEqual([]);
  const data = deeperPages.map(({ path }) => readPublic(`page-data${path}/page-data.json`));
  expect(data.filter((text) => text.includes("schema.org"))).toEqual([]);
});
