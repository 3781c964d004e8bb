import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../seo/seo-head";
import { HelpCategoryScreen } from "../features/help-centre/help-category";
import { helpQuestionsFromQuery } from "../i18n/help-file";
import type { PageContext } from "../seo/page-context";
import { headText } from "../i18n/read-text";
import { helpCategoryPath, type HelpCategory } from "../i18n/routes";

type CategoryContext = PageContext & {
  readonly category: HelpCategory;
  readonly ogImage: string;
  /** Namespace of the category's questions, for the query. */
  readonly namespace: string;
};
type Data = Queries.HelpCategoryPageQuery;

export default function HelpCategoryPage({
  data,
  pageContext: { category, language },
}: PageProps<Data, CategoryContext>) {
  const questions = helpQuestionsFromQuery(data.locales, category, language);
  return <HelpCategoryScreen category={category} questions={questions} />;
}

export function Head({ data, pageContext }: HeadProps<Data, CategoryContext>) {
  const { language, category, alternates, ogImage } = pageContext;
  const title = headText(data.locales, "help-category", `${category}.headTitle`);
  const description = headText(data.locales, "help-category", `${category}.lead`);
  const path = helpCategoryPath(category, language);
  const content = {
    shouldIndex: true,
    title,
    description,
    canonical: path,
    og: { title, description, url: path, image: ogImage, type: "website" },
  };
  return <SeoHead locale={language} content={content} alternates={alternates} />;
}

export const query = graphql`
  query HelpCategoryPage($language: String!, $namespace: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["layout", "cookie-consent", "help-category", "help-search", $namespace] }
      }
    ) {
      ...Texts
    }
  }
`;
