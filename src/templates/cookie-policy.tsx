import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../seo/seo-head";
import { CookieSettingsButton } from "../features/cookie-consent/cookie-settings-button";
import { LegalDocument } from "../features/legal/legal-document";
import { StorageTable } from "../features/legal/storage-table";
import type { PageContext } from "../seo/page-context";

type Data = Queries.CookiePolicyPageQuery;

export default function CookiePolicyPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <Layout locale={pageContext.language}>
      <LegalDocument
        document="cookiePolicy"
        selected={data.document}
        inserts={{ storage: <StorageTable />, choice: <CookieSettingsButton /> }}
      />
    </Layout>
  );
}

export const Head = PageHead;

export const query = graphql`
  query CookiePolicyPage(
    $language: String!
    $namespaces: [String!] = ["common", "layout", "cookie-consent", "legal", "storage-table"]
  ) {
    ...PageTexts
    document: locale(language: { eq: $language }, ns: { eq: "cookie-policy" }) {
      ...LegalTexts
    }
  }
`;
