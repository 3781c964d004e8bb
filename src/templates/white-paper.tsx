import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../seo/seo-head";
import { WhitePaper } from "../features/white-paper/white-paper";
import type { FormPageContext } from "../seo/page-context";

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

export const Head = PageHead;

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
