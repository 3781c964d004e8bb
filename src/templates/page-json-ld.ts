import { organizationJsonLd, websiteJsonLd } from "../seo/site-json-ld";
import { postJsonLd } from "../features/blog/post-json-ld";
import { helpCategoryJsonLd } from "../features/help-centre/help-category-json-ld";
import type { PageContext } from "../seo/page-context";
import { screenPath, type HelpCategory } from "../i18n/routes";

/** Context and query data of any page; only some pages have all of it. */
export type PageResult = {
  readonly pageContext: Partial<PageContext> & { readonly category?: HelpCategory };
  readonly data?: Partial<Pick<Queries.BlogPostPageQuery, "blogPost" | "locales">>;
};

/** Returns a page's schema.org objects; an empty array if it has none. */
export function pageJsonLd(path: string, { pageContext, data = {} }: PageResult): object[] {
  const { language, category } = pageContext;
  const { blogPost, locales } = data;
  if (language === undefined || !locales) return [];
  if (path === screenPath("home", language)) return [organizationJsonLd(), websiteJsonLd(language)];
  if (blogPost) return postJsonLd(blogPost, locales, language);
  return category ? helpCategoryJsonLd(locales, category, language) : [];
}
