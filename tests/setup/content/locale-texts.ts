/** Reads the real texts from `src/locales`. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Locale } from "../../../src/i18n/locales";

const folder = resolve(__dirname, "../../../src/locales");

/** Returns the namespaces of a language, which are the names of its text files. */
export function namespacesOf(locale: Locale): string[] {
  return readdirSync(`${folder}/${locale}`)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length));
}

export function readTexts(locale: Locale, namespace: string): string {
  return readFileSync(`${folder}/${locale}/${namespace}.json`, "utf8");
}

/** Returns texts in the form of a page's query: all namespaces, or a test's own. */
export function selectedTexts(
  language: Locale,
  own?: Readonly<Record<string, object>>,
): Queries.TextsFragment {
  const data = own
    ? Object.entries(own).map(([ns, texts]) => ({ ns, data: JSON.stringify(texts) }))
    : namespacesOf(language).map((ns) => ({ ns, data: readTexts(language, ns) }));
  return { edges: data.map((node) => ({ node: { ...node, language } })) };
}
