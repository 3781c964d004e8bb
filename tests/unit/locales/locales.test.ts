import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../../src/gatsby/files-in";
import { byLocale, defaultLocale, locales } from "../../../src/i18n/locales";
import { interpolate } from "../../../src/i18n/interpolate";
import { placeholders } from "../../../src/i18n/placeholders";
import type { Listed } from "../../../src/i18n/texts";
import type { GetText } from "../../../src/i18n/use-texts";
import { namespacesOf, readTexts } from "../../setup/content/locale-texts";

/** Prescribed in English only; the Swedish page shows them in English, too. */
const englishOnly = ["app-terms"];

/** Languages have different plural forms, so all forms of a key count as one. */
const pluralForm = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/;

function flatten(texts: unknown, prefix = ""): [key: string, text: unknown][] {
  // Such as that a question is for employers.
  if (typeof texts === "boolean") return [];
  if (typeof texts !== "object" || texts === null) return [[prefix, texts]];
  return Object.entries(texts).flatMap(([name, part]) =>
    flatten(part, prefix ? `${prefix}.${name}` : name),
  );
}

/** Maps each key without its plural form to the placeholders of all its forms. */
function placeholdersByKey(entries: readonly [string, unknown][]): Record<string, Set<string>> {
  const byKey: Record<string, Set<string>> = {};
  for (const [key, text] of entries) {
    const names = (byKey[key.replace(pluralForm, "")] ??= new Set());
    for (const [, name = ""] of String(text).matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)) names.add(name);
  }
  return byKey;
}

test.each(locales)("%s has the same files as every other language", (locale) => {
  const translated = namespacesOf(locale).filter((name) => !englishOnly.includes(name));
  expect(translated).toEqual(namespacesOf(defaultLocale));
  expect(translated).toContain("layout");
});

test.each(namespacesOf(defaultLocale))(
  "all languages of %s.json have the same keys with the same placeholders",
  (namespace) => {
    const keys = byLocale((locale) =>
      placeholdersByKey(flatten(JSON.parse(readTexts(locale, namespace)))),
    );
    expect(keys).toEqual(byLocale(() => keys[defaultLocale]));
  },
);

/** What a text still lacks once the facts about the service are filled in, by key; its count if it has plural forms. */
function valuesByKey(namespace: string): Record<string, string[]> {
  const byKey: Record<string, string[]> = {};
  for (const [key, text] of flatten(JSON.parse(readTexts(defaultLocale, namespace)))) {
    const base = key.replace(pluralForm, "");
    const names = [...interpolate(String(text)).matchAll(/\{\{(\w+)\}\}/g)].map(
      ([, name]) => name!,
    );
    const values = [...names, ...(base === key ? [] : ["count"]), ...(byKey[base] ?? [])];
    if (values.length > 0) byKey[base] = [...new Set(values)].sort();
  }
  return byKey;
}

test("no feature reads another one's texts; those of the layout are on every page", () => {
  const features: Record<string, Set<string>> = {};
  for (const file of filesIn("src/features")) {
    const code = readFileSync(join("src/features", file), "utf8");
    for (const [, namespace = ""] of code.matchAll(/useTexts\("([\w-]+)"\)/g)) {
      (features[namespace] ??= new Set()).add(file.split("/")[0]!);
    }
  }
  delete features.layout;
  expect(Object.keys(features).length).toBeGreaterThan(15);
  expect(Object.entries(features).filter(([, readers]) => readers.size > 1)).toEqual([]);
});

test("src/i18n/placeholders.ts has the placeholders of every text of a page", () => {
  const listed = readFileSync("src/i18n/texts.ts", "utf8").matchAll(/locales\/sv\/([\w-]+)\.json/g);
  const values = [...listed].map(([, name]) => [name!, valuesByKey(name!)] as const);
  const filled = values.filter(([, byKey]) => Object.keys(byKey).length > 0);
  expect(placeholders).toEqual(Object.fromEntries(filled));
});

test("for a namespace or a text that is missing, the compiler asks for what to add", () => {
  const namespace: Listed<"missing"> =
    "src/i18n/texts.ts: add missing: typeof import('../locales/sv/missing.json')";
  const text: Listed<"faq", "closing.text"> = 'src/locales/*/faq.json: add "closing.text"';
  const nothing: Listed<"about", "closing.text"> = "about";
  expect([namespace, text, nothing]).toHaveLength(3);
});

test("a text with placeholders does not compile without their values", () => {
  const read: GetText<"blog"> = (key, ...values) => `${key} ${JSON.stringify(values)}`;
  expect(read("title")).toBe("title []");
  expect(read("loaded", { page: 1, total: 2 })).toContain('"total":2');
  // @ts-expect-error -- The count is missing.
  read("readingTime");
  // @ts-expect-error -- The total is missing.
  read("loaded", { page: 1 });
  const key = "title" as "title" | "readingTime";
  // @ts-expect-error -- One of both needs a count.
  read(key);
});

const files = locales.flatMap((locale) =>
  namespacesOf(locale).map((namespace) => [locale, namespace] as const),
);

/** A mailbox that is no link: `<mailbox>{{mailbox}}</mailbox>` is one, in a `LinkedText`. */
const unmarked = /(?<!<mailbox>)\{\{mailbox\}\}/;

test.each(files)(
  "%s/%s.json has no empty text, misspelt placeholder or unlinked mailbox",
  (locale, namespace) => {
    for (const [key, text] of flatten(JSON.parse(readTexts(locale, namespace)))) {
      expect([key, text]).toEqual([key, expect.stringMatching(/\S/)]);
      expect([key, String(text).replace(/\{\{\w+\}\}/g, "")]).toEqual([
        key,
        expect.stringMatching(/^[^{}]*$/),
      ]);
      // The receiver renders its own answers and mails.
      if (!namespace.startsWith("lead-")) expect(text).not.toMatch(unmarked);
    }
  },
);
