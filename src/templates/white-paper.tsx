import { graphql, type PageProps } from "gatsby";
import { WhitePaper } from "../features/white-paper/white-paper";
import type { FormPageContext } from "../seo/page-context";

export { PageHead as Head } from "../seo/seo-head";

export default function WhitePaperPage({ pageContext }: PageProps<object, FormPageContext>) {
  return <WhitePaper frame={pageContext.frame} />;
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
