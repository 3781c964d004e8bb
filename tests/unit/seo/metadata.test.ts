import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { site } from "../../../src/config/site";
import { parseMetadataFile } from "../../../src/gatsby/pages/metadata-file";
import { locales, stripLocale } from "../../../src/i18n/locales";
import { findMetadata } from "../../../src/seo/page-metadata";
import {
  helpCategoryPath,
  postPath,
  screenAlternates,
  screenPath,
  screens,
} from "../../../src/i18n/routes";

const file = parseMetadataFile(readFileSync(resolve("src/seo/metadata.json"), "utf8"));

const pages = screens.flatMap((screen) =>
  locales.map((locale) => ({ screen, locale, path: screenPath(screen, locale) })),
);

test.each(pages)("$screen in $locale has its own entry with the path $path", (page) => {
  const { path, locale, screen } = page;
  const entry = file[locale]?.[stripLocale(path)];
  expect(entry).toBeDefined();
  expect(findMetadata(file, path)).toBe(entry);
  expect(entry?.title).toContain(site.productName);
  expect(entry?.canonical).toBe(path);
  expect(entry?.og.url).toBe(path);
  expect(entry?.pageType).toBe(screen === "blog" ? "paginated" : "static");
});

test("has no entries of removed screens", () => {
  for (const locale of locales) {
    const expected = screens.map((screen) => stripLocale(screenAlternates(screen)[locale]));
    const patterns = Object.keys(file[locale] ?? {}).filter((path) => !path.includes("{"));
    expect([...patterns].sort()).toEqual(expected.sort());
  }
});

test.each(locales)("posts and help categories in %s are dynamic", (locale) => {
  expect(findMetadata(file, postPath("a-post", locale))).toBeUndefined();
  expect(findMetadata(file, helpCategoryPath("payment", locale))).toBeUndefined();
  const dynamic = Object.entries(file[locale] ?? {})
    .filter(([, entry]) => entry.pageType === "dynamic")
    .map(([pattern]) => pattern);
  const faq = stripLocale(screenPath("helpCentre", locale));
  expect(dynamic).toEqual(["/blog/{slug}", `${faq}/{subRouteId}`]);
});
