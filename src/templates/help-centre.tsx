import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { HelpCentreScreen } from "../features/help-centre/help-category-list";
import type { PageContext } from "../seo/page-context";

export { PageHead as Head } from "../seo/seo-head";

type Data = Queries.HelpCentrePageQuery;

export default function HelpCentrePage({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <Layout locale={pageContext.language}>
      <div className="wrap section-end">
        <HelpCentreScreen files={data.questions.nodes} />
      </div>
    </Layout>
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
