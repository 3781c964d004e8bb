import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { defaultLocale, locales } from "../../../src/i18n/locales";

const source = resolve(__dirname, "../../../src");
const sheets = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => [file, readFileSync(join(source, file), "utf8")] as const);
const languagesBySheet = sheets
  .map(
    ([file, css]) =>
      [file, new Set([...css.matchAll(/:lang\((\w+)\)/g)].map(([, tag]) => tag))] as const,
  )
  .filter(([, languages]) => languages.size > 0);

test.each(languagesBySheet)("%s has a rule for each language but the default", (_, languages) => {
  expect([...languages].sort()).toEqual(locales.filter((each) => each !== defaultLocale).sort());
});

test("no sheet has words, which no browser would translate", () => {
  const contents = sheets.flatMap(([, css]) => css.match(/content:[^;]*/g) ?? []);
  const texts = contents.flatMap((content) => content.match(/"[^"]*"/g) ?? []);
  expect(texts.length).toBeGreaterThan(10);
  // An escape is a sign, not a letter.
  const words = texts.map((text) => text.replace(/\\[0-9a-f]+/g, ""));
  expect(words.filter((text) => /\p{L}/u.test(text))).toEqual([]);
});
