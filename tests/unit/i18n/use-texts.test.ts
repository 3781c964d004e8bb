/** @jest-environment jsdom */
import { site } from "../../../src/config/site";
import type { Locale } from "../../../src/i18n/locales";
import type { Namespace } from "../../../src/i18n/texts";
import { useTexts } from "../../../src/i18n/use-texts";
import en from "../../../src/locales/en/blog.json";
import sv from "../../../src/locales/sv/blog.json";
import { everyLanguagesTexts, selectedTexts } from "../../setup/content/locale-texts";
import { renderHookWithTexts } from "../../setup/jsdom/render-with-texts";

function textsOf<N extends Namespace>(
  namespace: N,
  locale: Locale,
  texts: Queries.TextsFragment = selectedTexts(locale),
) {
  return renderHookWithTexts(() => useTexts(namespace), { locale, texts }).result.current;
}

function spyOnWarnings() {
  return jest.spyOn(console, "warn").mockImplementation(() => undefined);
}

test("returns the text in the page's language", () => {
  expect(textsOf("blog", "sv")("retry")).toBe(sv.retry);
  expect(textsOf("blog", "en")("retry")).toBe(en.retry);
});

test("uses the page's language even if both languages' texts are loaded", () => {
  expect(textsOf("blog", "en", everyLanguagesTexts())("retry")).toBe(en.retry);
  expect(textsOf("blog", "sv", everyLanguagesTexts())("retry")).toBe(sv.retry);
});

test("fills placeholders without escaping", () => {
  expect(textsOf("blog", "en")("loaded", { page: 2, total: 3 })).toBe("Page 2 of 3");
  expect(textsOf("help-category", "en")("contact", { mailbox: "å & <b>" })).toContain("å & <b>");
});

test("fills in the product's name automatically", () => {
  expect(textsOf("help-category", "en")("about.title")).toBe(`About ${site.productName}`);
});

test("selects the plural form by `count`", () => {
  const texts = selectedTexts("en", {
    blog: { sum_one: "{{count}} page", sum_other: "{{count}} pages" },
  });
  const t = textsOf("blog", "en", texts);
  const key = "sum" as Parameters<typeof t>[0];
  expect([t(key, { count: 1 }), t(key, { count: 2 })]).toEqual(["1 page", "2 pages"]);
});

test("warns about a missing key with its file and returns an empty string", () => {
  const warn = spyOnWarnings();
  expect(textsOf("blog", "en", selectedTexts("en", { blog: {} }))("retry")).toBe("");
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith('No text for "retry" in src/locales/en/blog.json.');
});

test("does not fall back to another namespace", () => {
  const warn = spyOnWarnings();
  const texts = selectedTexts("en", {
    common: { close: "Close" },
    team: { title: "Team" },
    blog: {},
  });
  expect(textsOf("blog", "en", texts)("title")).toBe("");
  expect(warn).toHaveBeenCalledTimes(1);
});

test("does not fall back to the other language", () => {
  const warn = spyOnWarnings();
  const swedish = selectedTexts("sv", { blog: { title: "Blogg" } });
  const english = selectedTexts("en", { blog: {} });
  const texts = { edges: [...swedish.edges, ...english.edges] };
  expect(textsOf("blog", "en", texts)("title")).toBe("");
  expect(warn).toHaveBeenCalledTimes(1);
});
