import { organization, website } from "../components/seo/things";
import { postThings } from "../features/blog/post-things";
import { helpCategoryThings } from "../features/help-centre/faq-things";
import type { PicturedPageContext } from "../i18n/page-context";
import { screenPath, type HelpCategory } from "../i18n/routes";

/** What is known of any page: its context and its query's data, some of which only some pages have. */
export type PageResult = {
  readonly pageContext: Partial<PicturedPageContext> & { readonly category?: HelpCategory };
  readonly data?: Partial<Pick<Queries.BlogPostPageQuery, "blogPost" | "locales">>;
};

/** What a page is about, as things of schema.org; none where there is nothing to add to its head. */
export function pageThings(path: string, { pageContext, data = {} }: PageResult): object[] {
  const { language, category, picture = "" } = pageContext;
  const { blogPost, locales } = data;
  if (language === undefined || !locales) return [];
  if (path === screenPath("home", language)) return [organization(), website(language)];
  if (blogPost) return postThings(blogPost, locales, language, picture);
  return category ? helpCategoryThings(locales, category, language) : [];
}
