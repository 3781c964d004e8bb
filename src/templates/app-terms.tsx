import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../seo/seo-head";
import { LegalDocument } from "../features/legal/legal-document";
import type { PageContext } from "../seo/page-context";

type Data = Queries.AppTermsPageQuery;

/** App terms. They exist in English only, so the query selects that whatever the page's language. */
export default function AppTermsPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <Layout locale={pageContext.language}>
      <LegalDocument document="appTerms" selected={data.document} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query AppTermsPage(
    $language: String!
    $namespaces: [String!] = ["common", "layout", "cookie-consent", "legal"]
  ) {
    ...PageTexts
    document: locale(language: { eq: "en" }, ns: { eq: "app-terms" }) {
      ...LegalTexts
    }
  }
`;
