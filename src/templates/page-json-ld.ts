import { organization, website } from "../seo/site-json-ld";
import { postJsonLd } from "../features/blog/post-json-ld";
import { helpCategoryJsonLd } from "../features/help-centre/help-category-json-ld";
import type { SharedPageContext } from "../seo/page-context";
import { screenPath, type HelpCategory } from "../i18n/routes";

/** What is known of any page: its context and its query's data, some of which only some pages have. */
export type PageResult = {
  readonly pageContext: Partial<SharedPageContext> & { readonly category?: HelpCategory };
  readonly data?: Partial<Pick<Queries.BlogPostPageQuery, "blogPost" | "locales">>;
};

/** What a page is about, as things of schema.org; none where there is nothing to add to its head. */
export function pageJsonLd(path: string, { pageContext, data = {} }: PageResult): object[] {
  const { language, category, ogImage = "" } = pageContext;
  const { blogPost, locales } = data;
  if (language === undefined || !locales) return [];
  if (path === screenPath("home", language)) return [organization(), website(language)];
  if (blogPost) return postJsonLd(blogPost, locales, language, ogImage);
  return category ? helpCategoryJsonLd(locales, category, language) : [];
}
