import type { HeadContent } from "../../seo/seo-head";
import { headText } from "../../i18n/read-text";
import type { Locale } from "../../i18n/locales";
import { helpCategoryPath, type HelpCategory } from "../../i18n/routes";
import { site } from "../../config/site";

/**
 * Returns the content of a help category's head.
 *
 * @param ogImage path of the Open Graph image.
 */
export function helpCategoryHead(
  texts: Queries.TextsFragment,
  category: HelpCategory,
  locale: Locale,
  ogImage: string,
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
    og: { title, description, url: path, image: ogImage, type: "website" },
  };
}
