/** Every text that visitors read, with its place: locale files, page metadata, the dataset and the PDFs. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "node-html-parser";
import { handoutHtml, handouts } from "../../../docs/handouts/handout";
import { guideHtml } from "../../../docs/white-paper/guide";
import { helpQuestionsFromQuery } from "../../../src/i18n/help-file";
import type { Locale } from "../../../src/i18n/locales";
import type { HelpCategory } from "../../../src/i18n/routes";
import { namespacesOf, readTexts, selectedTexts } from "../../setup/content/locale-texts";

type PlacedText = { readonly place: string; readonly text: string };

const root = resolve(__dirname, "../../..");
const read = (path: string) => readFileSync(resolve(root, path), "utf8");

/** Lists the strings of a value, each with its dotted path. */
function strings(value: unknown, place: string): PlacedText[] {
  if (typeof value === "string") return [{ place, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => strings(part, `${place}.${key}`));
}

/** Texts of the locale files, in which facts about the service are still placeholders. */
export function localeTexts(locale: Locale): PlacedText[] {
  return namespacesOf(locale).flatMap((name) => strings(JSON.parse(readTexts(locale, name)), name));
}

type Block = { readonly children?: readonly { readonly text: string }[] };
type Document = Readonly<Record<string, unknown>> & { readonly _id: string };

/** Whether a path within a document is one whose text exists in another language. */
function isOtherLanguage(place: string, locale: Locale): boolean {
  const language = /\.(sv|en)$/.exec(place)?.[1];
  return language !== undefined && language !== locale;
}

function documentTexts(document: Document, locale: Locale): PlacedText[] {
  const isEnglish = (name: string) => name.endsWith("En");
  const fields = Object.entries(document).filter(([name]) =>
    locale === "en" ? isEnglish(name) || !(`${name}En` in document) : !isEnglish(name),
  );
  return fields.flatMap(([name, value]) => {
    const place = `${document._id}.${name}`;
    if (!/^body/.test(name)) {
      const shown = /^(title|quote|role|metaDescription|imageAltText)/.test(name);
      return shown ? strings(value, place) : [];
    }
    return (value as readonly Block[]).map(({ children = [] }, index) => ({
      place: `${place}.${index}`,
      text: children.map(({ text }) => text).join(""),
    }));
  });
}

/** Texts of the embedded dataset in a language. A testimonial's plain quote is in English. */
function datasetTexts(locale: Locale): PlacedText[] {
  const lines = read("src/sanity/datasets/production/data.ndjson").trim().split("\n");
  const documents = lines.map((line) => JSON.parse(line) as Document);
  return documents
    .filter(({ quote, slugEn }) =>
      locale === "en" ? slugEn !== undefined || quote : typeof quote !== "string",
    )
    .flatMap((document) => documentTexts(document, locale))
    .filter(({ place }) => !isOtherLanguage(place, locale));
}

export function metadataTexts(locale: Locale): PlacedText[] {
  const metadata = JSON.parse(read("src/seo/metadata.json")) as Record<Locale, object>;
  return strings(metadata[locale], "metadata").filter(({ place }) =>
    /\.(title|description)$/.test(place),
  );
}

/** Texts of the guide for HR and of the articles' handouts, in lines without the source's indentation. */
function pdfTexts(locale: Locale): PlacedText[] {
  const documents = [
    ["guide.", guideHtml(locale)],
    ...handouts(locale).map((name) => [`handout.${name}`, handoutHtml(locale, name)]),
  ] as const;
  return documents.flatMap(([place = "", html = ""]) =>
    parse(html)
      .querySelectorAll("h1,h2,h3,p,li,th,td,caption")
      .map(({ text }) => ({ place, text: text.replace(/[ \n]+/g, " ").trim() })),
  );
}

export function allTexts(locale: Locale): PlacedText[] {
  return [
    ...localeTexts(locale),
    ...metadataTexts(locale),
    ...datasetTexts(locale),
    ...pdfTexts(locale),
  ];
}

/** Every text whose place begins like this, as one. */
export const textAt = (locale: Locale, place: string) =>
  allTexts(locale)
    .filter((each) => each.place.startsWith(place))
    .map(({ text }) => text)
    .join("\n");

export function helpAnswer(locale: Locale, category: HelpCategory, key: string) {
  const question = helpQuestionsFromQuery(selectedTexts(locale), category, locale).find(
    (each) => each.key === key,
  );
  if (!question) throw new Error(`No question "${key}" in ${category}.`);
  return question;
}
