import { graphql, type PageProps } from "gatsby";
import { WhitePaper } from "../features/white-paper/white-paper";
import type { FormPageContext } from "../seo/page-context";

export { PageHead as Head } from "../seo/seo-head";

export default function WhitePaperPage({ pageContext }: PageProps<object, FormPageContext>) {
  return (
    <div className="wrap section-end">
      <WhitePaper frame={pageContext.frame} />
    </div>
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
