/** What the screens of the product's pictures share: texts and their sizes. A unit is a pixel where a phone shows them. */
import type { TextValues } from "../../i18n/interpolate";
import type { Locale } from "../../i18n/locales";
import { readText } from "../../i18n/read-text";
import type { TextKey } from "../../i18n/texts";
import trialEn from "../../locales/en/app-trial.json";
import productEn from "../../locales/en/product.json";
import trialSv from "../../locales/sv/app-trial.json";
import productSv from "../../locales/sv/product.json";
import { token } from "../tokens";
import type { Lettering } from "./lettering";

const texts = { sv: productSv, en: productEn } as const satisfies Record<Locale, object>;
const trialTexts = { sv: trialSv, en: trialEn } as const satisfies Record<Locale, object>;

type GetProductText = (key: TextKey<"product">) => string;
type GetTrialText = (key: TextKey<"app-trial">, values?: TextValues) => string;

/** Returns what reads the texts of the product page. */
export function textIn(locale: Locale): GetProductText {
  return (key) => readText(texts[locale], "product", key);
}

/** Returns what reads the texts of the app that can be tried there. */
export function trialTextIn(locale: Locale): GetTrialText {
  return (key, values) => readText(trialTexts[locale], "app-trial", key, values);
}

/** Draws a screen, which begins at the origin. */
export type DrawScreen = (letters: Lettering, locale: Locale) => string;

/** The smallest text, and larger ones. */
export const plain = { size: 13.2 } as const;
export const small = { ...plain, fill: token("ink-soft") } as const;
export const strong = { ...plain, weight: 600 } as const;
export const body = { size: 14 } as const;
export const label = { size: 14, weight: 600 } as const;
