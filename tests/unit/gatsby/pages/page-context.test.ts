import { locales } from "../../../../src/i18n/locales";
import { pageContext } from "../../../../src/gatsby/pages/page-context";
import type { MetadataFile } from "../../../../src/seo/page-metadata";

const about = { pageType: "static", title: "About" };
const file = { en: { "/about": about } } as unknown as MetadataFile;
const alternates = { sv: "/om-oss", en: "/en/about" };

test("a page's context has its language, alternates and metadata", () => {
  expect(pageContext("/en/about", "en", alternates, file)).toMatchObject({
    language: "en",
    alternates,
    metadata: about,
  });
});

test("without an entry, metadata is absent", () => {
  expect(pageContext("/om-oss", "sv", alternates, file)).not.toHaveProperty("metadata");
});

test.each([
  ["/en/about", "en", true],
  ["/om-oss", "sv", false],
] as const)(
  "the context of %s has the i18n plugin's language and path",
  (path, language, routed) => {
    expect(pageContext(path, language, {}, {}).i18n).toEqual({
      language,
      languages: locales,
      defaultLanguage: "sv",
      generateDefaultLanguagePage: false,
      routed,
      originalPath: path,
      path,
    });
  },
);
