/**
 * Texts of preview builds. Imported instead of queried, so that pages of the published site do not
 * contain them.
 */
import en from "../locales/en/preview.json";
import sv from "../locales/sv/preview.json";
import { interpolate } from "./interpolate";
import type { Locale } from "./locales";

export const previewTexts: Readonly<Record<Locale, typeof sv>> = { sv, en };

/** Returns a finding in a document as a sentence without its full stop. */
export function findingText(
  { key, value = "" }: { readonly key: keyof typeof sv.findings; readonly value?: string },
  locale: Locale,
): string {
  return interpolate(previewTexts[locale].findings[key], { value });
}
