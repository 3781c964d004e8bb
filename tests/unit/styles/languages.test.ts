import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { defaultLocale, locales } from "../../../src/i18n/locales";

const source = resolve(__dirname, "../../../src");
const languagesBySheet = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => {
    const css = readFileSync(join(source, file), "utf8");
    return [file, new Set([...css.matchAll(/:lang\((\w+)\)/g)].map(([, tag]) => tag))] as const;
  })
  .filter(([, languages]) => languages.size > 0);

test.each(languagesBySheet)("%s has a rule for each language but the default", (_, languages) => {
  expect([...languages].sort()).toEqual(locales.filter((each) => each !== defaultLocale).sort());
});
