/**
 * Texts of preview builds. Imported instead of queried, so that pages of the published site do not
 * contain them.
 */
import en from "../locales/en/preview.json";
import sv from "../locales/sv/preview.json";
import type { Locale } from "./locales";

export const previewTexts: Readonly<Record<Locale, typeof sv>> = { sv, en };
