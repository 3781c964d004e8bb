/** What the screens of the product's pictures share: texts and their sizes. A unit is a pixel where a phone shows them. */
import type { TextValues } from "../../i18n/interpolate";
import type { Locale } from "../../i18n/locales";
import { readText } from "../../i18n/read-text";
import type { TextKey } from "../../i18n/texts";
import appTrialEn from "../../locales/en/app-trial.json";
import appTrialStepsEn from "../../locales/en/app-trial-steps.json";
import homeEn from "../../locales/en/home.json";
import productEn from "../../locales/en/product.json";
import appTrialSv from "../../locales/sv/app-trial.json";
import appTrialStepsSv from "../../locales/sv/app-trial-steps.json";
import homeSv from "../../locales/sv/home.json";
import productSv from "../../locales/sv/product.json";
import { token } from "../../gatsby/tokens";
import type { Lettering } from "./lettering";

const texts = {
  home: { sv: homeSv, en: homeEn },
  product: { sv: productSv, en: productEn },
  "app-trial": { sv: appTrialSv, en: appTrialEn },
  "app-trial-steps": { sv: appTrialStepsSv, en: appTrialStepsEn },
} as const satisfies Record<string, Record<Locale, object>>;

/** Returns what reads the texts of home, of the product page, or of the app that can be tried there. */
export function textIn<N extends keyof typeof texts>(namespace: N, locale: Locale) {
  return (key: TextKey<N>, values?: TextValues): string =>
    readText(texts[namespace][locale], namespace, key, values);
}

/** Draws a screen, which begins at the origin. */
export type DrawScreen = (letters: Lettering, locale: Locale) => string;

/** The smallest text, and larger ones. */
export const plain = { size: 13.2 } as const;
export const small = { ...plain, fill: token("ink-soft") } as const;
export const strong = { ...plain, weight: 600 } as const;
export const body = { size: 14 } as const;
export const label = { size: 14, weight: 600 } as const;
