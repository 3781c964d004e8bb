/** Beside "Publish": what a draft still lacks. */
import type { DocumentBadgeComponent } from "sanity";
import { locales, type Locale } from "../../src/i18n/locales";
import { languageNames } from "../schema-types/validation";
import { missingIn } from "./missing";

/** A badge with one language's problems; no badge if nothing is missing. */
function missingBadge(language: Locale): DocumentBadgeComponent {
  return ({ type, draft }) => {
    const problems =
      draft === null
        ? []
        : missingIn(type, draft).find(({ locale }) => locale === language)?.problems;
    const [first, ...others] = problems ?? [];
    if (first === undefined) return null;
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    return {
      label: `${languageNames[language]}: ${first}${more}`,
      title: `${languageNames[language]}: ${[first, ...others].join(". ")}.`,
      color: "warning",
    };
  };
}

export const missingBadges: readonly DocumentBadgeComponent[] = locales.map(missingBadge);
