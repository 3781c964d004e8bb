import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { WhitePaper } from "../features/white-paper/white-paper";
import type { FormPageContext } from "../seo/page-context";

export { PageHead as Head } from "../seo/seo-head";

export default function WhitePaperPage({ pageContext }: PageProps<object, FormPageContext>) {
  const { language, frame } = pageContext;
  return (
    <Layout locale={language}>
      <div className="wrap">
        <WhitePaper frame={frame} />
      </div>
    </Layout>
  );
}

export const query = graphql`
  query WhitePaperPage(
    $language: String!
    $namespaces: [String!] = [
      "layout"
      "cookie-consent"
      "white-paper"
      "white-paper-request"
      "forms"
    ]
  ) {
    ...PageTexts
  }
`;
