import { formatStockholmTime } from "../i18n/format";
import { interpolate } from "../i18n/interpolate";
import type { Locale } from "../i18n/locales";
import { previewTexts } from "../i18n/preview-texts";

/**
 * Formats a time for editors, in Swedish time. Formatted by the build rather than by the page, so that the
 * HTML and the browser agree.
 */
export function formatTime(moment: Date, locale: Locale): string {
  return interpolate(previewTexts[locale].time, { time: formatStockholmTime(moment, locale) });
}
