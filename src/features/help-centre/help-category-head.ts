import type { HeadContent } from "../../components/seo/seo-head";
import { headText } from "../../i18n/head-text";
import type { Locale } from "../../i18n/locales";
import { helpCategoryPath, type HelpCategory } from "../../i18n/routes";
import { site } from "../../config/site";

/**
 * What the head of a help category says.
 *
 * @param picture path of the picture that is shown where the page is shared.
 */
export function helpCategoryHead(
  texts: Queries.TextsFragment,
  category: HelpCategory,
  locale: Locale,
  picture: string,
): HeadContent {
  const name = headText(texts, "help-category", `${category}.title`);
  const title = `${name} | ${site.productName}`;
  const description = headText(texts, "help-category", `${category}.lead`);
  const path = helpCategoryPath(category, locale);
  return {
    shouldIndex: true,
    title,
    description,
    canonical: path,
    og: { title, description, url: path, image: picture, type: "website" },
  };
}
