import { graphql, type PageProps } from "gatsby";
import { HelpCentreScreen } from "../features/help-centre/help-centre";

export { PageHead as Head } from "../seo/seo-head";

export default function HelpCentrePage({ data }: PageProps<Queries.HelpCentrePageQuery>) {
  return (
    <div className="wrap section-end">
      <HelpCentreScreen files={data.questions.nodes} />
    </div>
  );
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
    questions: allLocale(filter: { language: { eq: $language }, ns: { glob: "help-*" } }) {
      nodes {
        ns
        count
      }
    }
  }
`;
