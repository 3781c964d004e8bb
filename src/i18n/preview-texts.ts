/**
 * The texts of a preview, for the build and for the scripts of a preview. They come with the code and
 * not with a page's query, so that no page of the published site carries them.
 */
import en from "../locales/en/preview.json";
import sv from "../locales/sv/preview.json";
import type { Locale } from "./locales";

export const previewTexts: Readonly<Record<Locale, typeof sv>> = { sv, en };
