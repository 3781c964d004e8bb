/** The real texts of `src/locales`, read from their files. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { locales, type Locale } from "../../../src/i18n/locales";

const folder = resolve(__dirname, "../../../src/locales");

/** Names of the text files of a language, without their ending. */
export function namespacesOf(locale: Locale): string[] {
  return readdirSync(`${folder}/${locale}`)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length));
}

/** One text file as it is stored. */
export function readTexts(locale: Locale, namespace: string): string {
  return readFileSync(`${folder}/${locale}/${namespace}.json`, "utf8");
}

/** Texts as a page's query hands them out: every namespace, or those of a test's own. */
export function selectedTexts(
  language: Locale,
  own?: Readonly<Record<string, object>>,
): Queries.TextsFragment {
  const data = own
    ? Object.entries(own).map(([ns, texts]) => ({ ns, data: JSON.stringify(texts) }))
    : namespacesOf(language).map((ns) => ({ ns, data: readTexts(language, ns) }));
  return { edges: data.map((node) => ({ node: { ...node, language } })) };
}

/** A legal document as a page's query hands it out. */
export function selectedDocument(language: Locale, name: string): Queries.LegalTextsFragment {
  return { language, data: readTexts(language, name) };
}

/** Every text file as Gatsby's node. */
export function textsNodes(): Queries.TextsFragment["edges"][number]["node"][] {
  return everyLanguagesTexts().edges.map(({ node }) => node);
}

/** What the not-found page selects: every language at once. */
export function everyLanguagesTexts(): Queries.TextsFragment {
  return { edges: locales.flatMap((locale) => selectedTexts(locale).edges) };
}
