import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageShell } from "../components/layout/page-shell";
import { SeoHead } from "../components/seo/seo-head";
import { HelpCategoryIntro } from "../features/help-centre/help-category-intro";
import { helpCategoryHead } from "../features/help-centre/help-category-head";
import type { PageContext } from "../i18n/page-context";
import type { HelpCategory } from "../i18n/routes";

type CategoryContext = PageContext & { readonly category: HelpCategory };
type Data = Queries.HelpCategoryPageQuery;

export default function HelpCategoryPage({ pageContext }: PageProps<Data, CategoryContext>) {
  return (
    <PageShell locale={pageContext.language}>
      <HelpCategoryIntro category={pageContext.category} />
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, CategoryContext>) {
  const { language, category, alternates } = pageContext;
  const content = helpCategoryHead(data.locales, category, language);
  return <SeoHead locale={language} content={content} alternates={alternates} />;
}

export const query = graphql`
  query HelpCategoryPage($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "help-category"] } }
    ) {
      ...Texts
    }
  }
`;
