/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { serviceFacts } from "../../../src/config/service-facts";
import { site } from "../../../src/config/site";
import type { TextValues } from "../../../src/i18n/interpolate";
import { locales } from "../../../src/i18n/locales";
import { headText, readText } from "../../../src/i18n/read-text";
import { useTexts } from "../../../src/i18n/use-texts";
import en from "../../../src/locales/en/blog.json";
import sv from "../../../src/locales/sv/blog.json";
import { selectedTexts } from "../../setup/content/locale-texts";
import { pageIn } from "../../setup/jsdom/render-with-texts";

const read = (texts: object | undefined, key: string, values?: TextValues) =>
  readText(texts, "blog", key as "title", values);

test.each<[text: string, values: TextValues, filled: string]>([
  ["Vad är {{product}}?", {}, `Vad är ${site.productName}?`],
  ["{{count}} av {{count}}", { count: 3 }, "3 av 3"],
  ["{{zero}}", { zero: 0 }, "0"],
  ["{{product}}", { product: "Another" }, "Another"],
  ["{{sessionMinutes}} minuter", {}, `${serviceFacts.sessionMinutes} minuter`],
  ["{{unknown}} stays", {}, "{{unknown}} stays"],
  ["{single} and plain", {}, "{single} and plain"],
  ["{{name}}", { name: "$& {{product}} <b>å" }, "$& {{product}} <b>å"],
])("%s with %j is %s", (text, values, filled) => {
  expect(read({ a: { b: text } }, "a.b", values)).toBe(filled);
});

test.each(locales)("selects the language's plural form by `count` (%s)", (locale) => {
  const rules = new Intl.PluralRules(locale);
  const texts = { sum_one: "one", sum_other: "other", all: "all" };
  for (const count of [0, 0.5, 1, 1.5, 2, 5, 11, 21, 100, 101, 1_000_000]) {
    expect([count, read(texts, "sum", { count })]).toEqual([count, rules.select(count)]);
    expect(read(texts, "all", { count })).toBe("all");
  }
});

test.each(["title", "share.x", "share"])(
  "warns about %s, which is missing, and stops a build",
  (key) => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(read({ share: { email: "Email" } }, key)).toBe("");
    expect(warn.mock.calls).toEqual([[expect.stringMatching(`"${key}" in .*/blog.json`)]]);
    jest.replaceProperty(process, "env", { ...process.env, BUILD_STAGE: "build-html" });
    expect(() => read({}, key)).toThrow(`"${key}" in src/locales/`);
  },
);

test("a namespace that the page's query left out is an error", () => {
  const texts = selectedTexts("en", { blog: {} });
  const error = /no texts of "team".*\$namespaces.*template.*src\/locales.*team\.json/;
  expect(() => headText(texts, "team", "title")).toThrow(error);
  const { result } = renderHook(() => useTexts("team"), { wrapper: pageIn({ texts }) });
  expect(() => result.current("title")).toThrow(error);
});

test("a page's texts are those of its language, even if it has both languages'", () => {
  const texts = { edges: locales.flatMap((locale) => selectedTexts(locale).edges) };
  for (const [locale, { retry }] of [["en", en] as const, ["sv", sv] as const]) {
    const { result } = renderHook(() => useTexts("blog"), { wrapper: pageIn({ locale, texts }) });
    expect(result.current("retry")).toBe(retry);
  }
  expect(headText(selectedTexts("en"), "blog", "retry")).toBe(en.retry);
});
