/** The site consists of exactly the pages of the route table and the dataset, as flat files. */
import {
  htmlFile,
  htmlFiles,
  publicFiles,
  publishedMetadata,
  readPage,
  readPublic,
} from "../setup/output/built-site";
import { allPages } from "../setup/content/expected-pages";
import { site } from "../../src/config/site";
import { locales } from "../../src/i18n/locales";
import sourceMetadata from "../../src/seo/metadata.json";
import { screens } from "../../src/i18n/routes";

test("the site has exactly the expected HTML files", () => {
  expect([...htmlFiles].sort()).toEqual(allPages.map(({ path }) => htmlFile(path)).sort());
});

test("only the root is an index file, which a CDN would answer elsewhere with a redirect", () => {
  expect(htmlFiles.filter((file) => file.endsWith("index.html"))).toEqual(["index.html"]);
});

test("every page says in which language it is", () => {
  const wrong = allPages.filter(
    ({ path, locale }) => readPage(path).querySelector("html")?.getAttribute("lang") !== locale,
  );
  expect(wrong).toEqual([]);
});

test("no page names its own path: the not-found page's copies would leave the unknown address", () => {
  const naming = allPages.filter(({ path }) => readPublic(htmlFile(path)).includes("pagePath"));
  expect(naming).toEqual([]);
});

test("nothing is published that only Gatsby's own hosting would read", () => {
  expect(publicFiles.filter((file) => file.startsWith("__"))).toEqual([]);
});

test("the metadata file is published with the product and the pictures filled in", () => {
  const metadata = publishedMetadata();
  const sitePicture = "/social-default.png";
  const filledIn = JSON.stringify(sourceMetadata)
    .replaceAll("{productName}", site.productName)
    .replaceAll("{product}", site.productSegment);
  const withoutPictures = JSON.stringify(metadata).replaceAll(
    /\/static\/social\/\w+\.jpg/g,
    sitePicture,
  );
  expect(JSON.parse(withoutPictures)).toEqual(JSON.parse(filledIn));
  for (const locale of locales) {
    // Every screen has an entry, besides the patterns of posts and help categories.
    const entries = Object.keys(metadata[locale] ?? {}).filter((path) => !path.includes("{"));
    expect(entries).toHaveLength(screens.length);
  }
  expect(JSON.stringify(metadata)).not.toMatch(/\{product(Name)?\}/);
});
