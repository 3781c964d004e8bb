import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../seo/seo-head";
import { LegalDocument } from "../features/legal/legal-document";
import type { PageContext } from "../seo/page-context";

type Data = Queries.PrivacyPolicyPageQuery;

export default function PrivacyPolicyPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <Layout locale={pageContext.language}>
      <LegalDocument document="privacyPolicy" selected={data.document} />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query PrivacyPolicyPage(
    $language: String!
    $namespaces: [String!] = ["common", "layout", "cookie-consent", "legal"]
  ) {
    ...PageTexts
    document: locale(language: { eq: $language }, ns: { eq: "privacy-policy" }) {
      ...LegalTexts
    }
  }
`;
