/** One page of each template in each language. */
import { locales, type Locale } from "../../src/i18n/locales";
import { helpCategoryPath, screenPath, screens } from "../../src/i18n/routes";
import { illustratedPost } from "../setup/content/sample-pages";

export type SampleVisit = {
  readonly template: string;
  readonly locale: Locale;
  readonly path: string;
};

export const sampleVisits: readonly SampleVisit[] = locales.flatMap((locale) => [
  ...screens.map((screen) => ({ template: screen, locale, path: screenPath(screen, locale) })),
  { template: "blogPost", locale, path: illustratedPost(locale).path },
  { template: "helpCategory", locale, path: helpCategoryPath("about", locale) },
]);
