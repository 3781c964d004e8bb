import { locales } from "../../../../src/i18n/locales";
import { pageContext } from "../../../../src/gatsby/pages/page-context";
import type { MetadataFile } from "../../../../src/seo/page-metadata";

const about = { pageType: "static", title: "About" };
const file = { en: { "/about": about } } as unknown as MetadataFile;
const alternates = { sv: "/om-oss", en: "/en/about" };

test("a page knows its language, its alternates and its metadata", () => {
  expect(pageContext("/en/about", "en", alternates, file)).toMatchObject({
    language: "en",
    alternates,
    metadata: about,
  });
});

test("without an entry there is no metadata, not even an empty one", () => {
  expect(pageContext("/om-oss", "sv", alternates, file)).not.toHaveProperty("metadata");
});

test.each([
  ["/en/about", "en", true],
  ["/om-oss", "sv", false],
] as const)("%s tells the plugin of texts its language and path", (path, language, routed) => {
  expect(pageContext(path, language, {}, {}).i18n).toEqual({
    language,
    languages: locales,
    defaultLanguage: "sv",
    generateDefaultLanguagePage: false,
    routed,
    originalPath: path,
    path,
  });
});
