/** Reads fields that several types of documents have. Pure. */
import { byLocale, locales, type Locale } from "../../i18n/locales";
import { textLimits } from "../model/text-limits";
import type { FindingKey, Place, Severity } from "./finding";
import { checkLength, inLanguage, readLine } from "./read-text";

/** Reads the name of a person or a company. */
export function readName(stored: unknown, missing: FindingKey, place: Place): string {
  const name = readLine(stored, place);
  if (name === "") place.reportRequired(missing, "shown");
  checkLength(name, textLimits.name, place);
  return name;
}

type LocaleTextRules = {
  readonly read: (field: unknown, place: Place) => string;
  /** What is found where a language has no text. The Studio requires one in any language. */
  readonly missing: FindingKey;
  readonly severity: Severity;
  /** In characters. */
  readonly limit: number;
};

/** Reads a `localeText`; older documents have one text for all languages. */
export function readLocaleText(
  stored: unknown,
  place: Place,
  { read, missing, severity, limit }: LocaleTextRules,
): Record<Locale, string> {
  const texts = byLocale((locale) => read(inLanguage(stored, locale), place.forLanguage(locale)));
  const isEmpty = locales.every((locale) => texts[locale] === "");
  for (const locale of locales) {
    const isOwn = typeof stored !== "string" && !isEmpty;
    const at = (isOwn ? place.inside(locale) : place).forLanguage(locale);
    if (texts[locale] === "") at[isEmpty ? "reportRequired" : "report"](missing, severity);
    checkLength(texts[locale], limit, at);
  }
  return texts;
}

/** Reads a place among the documents of a type, smallest first; one without it comes last. */
export function readOrder(stored: unknown, place: Place): number {
  if (typeof stored === "number" && Number.isFinite(stored)) return stored;
  place.reportRequired("order", "shown");
  return Number.MAX_SAFE_INTEGER;
}
