import { site } from "../../../src/config/site";
import { headText } from "../../../src/i18n/head-text";
import { selectedTexts } from "../../setup/content/locale-texts";

const texts = selectedTexts("en", {
  blog: { generatedDescription: "“{{title}}” on {{product}}, {{title}} {{other}}" },
  home: { hero: { fact: { match: { value: "24 h" } } } },
});

test("fills all placeholders, and the product's name automatically", () => {
  expect(headText(texts, "blog", "generatedDescription", { title: "A $& B" })).toBe(
    `“A $& B” on ${site.productName}, A $& B {{other}}`,
  );
});

test("accepts numbers as values", () => {
  const text = headText(texts, "blog", "generatedDescription", { title: 0 });
  expect(text).toContain("“0”");
});

test("resolves a dotted key to a nested text", () => {
  expect(headText(texts, "home", "hero.fact.match.value")).toBe("24 h");
});

test.each([
  ["a missing key", () => headText(texts, "home", "hero.title"), "hero.title", "home"],
  [
    "a key that is a group",
    () => headText(texts, "home", "hero.fact" as never),
    "hero.fact",
    "home",
  ],
])("warns about %s and returns an empty string", (_name, read, key, namespace) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(read()).toBe("");
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"${key}" of "${namespace}"`));
});

test("a namespace that the page's query left out is an error", () => {
  expect(() => headText(texts, "team", "title")).toThrow(
    /no texts of "team".*\$namespaces.*template/i,
  );
});
