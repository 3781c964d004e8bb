import { graphql } from "gatsby";
import { HelpCentreScreen } from "../features/help-centre/help-centre";

export { PageHead as Head } from "../seo/seo-head";

export default function HelpCentrePage() {
  return <HelpCentreScreen />;
}

export const query = graphql`
  query HelpCentrePage(
    $language: String!
    $namespaces: [String!] = [
      "layout"
      "cookie-consent"
      "help-centre"
      "help-category"
      "help-search"
    ]
  ) {
    ...PageTexts
  }
`;
