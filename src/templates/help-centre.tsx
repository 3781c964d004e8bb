import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../seo/seo-head";
import { HelpCentreScreen } from "../features/help-centre/help-category-list";
import { helpNamespaces } from "../features/help-centre/help-file";
import type { PageContext } from "../seo/page-context";
import { helpCategoryKeys, type HelpCategory } from "../i18n/routes";

type Data = Queries.HelpCentrePageQuery;

export default function HelpCentrePage({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <Layout locale={pageContext.language}>
      <div className="wrap section-end">
        <HelpCentreScreen questionCounts={questionCounts(data)} />
      </div>
    </Layout>
  );
}

/** Returns the number of questions in each category. */
function questionCounts({ questions }: Data): Record<HelpCategory, number> {
  const countOf = (ns: string) => questions.nodes.find((node) => node.ns === ns)?.count ?? 0;
  const counts = helpCategoryKeys.map((key) => [key, countOf(helpNamespaces[key])]);
  return Object.fromEntries(counts) as Record<HelpCategory, number>;
}

export const Head = PageHead;

export const query = graphql`
  query HelpCentrePage(
    $language: String!
    $namespaces: [String!] = [
      "common"
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
