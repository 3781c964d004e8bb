import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../seo/page-head";
import { HelpCategoryList } from "../features/help-centre/help-category-list";
import { HelpCentreIntro } from "../features/help-centre/help-centre-intro";
import { HelpSearch } from "../features/help-centre/help-search";
import type { PageContext } from "../seo/page-context";
import type { HelpCategory } from "../i18n/routes";

type HelpCentreContext = PageContext & {
  readonly questionCounts: Readonly<Record<HelpCategory, number>>;
};
type Data = Queries.HelpCentrePageQuery;

export default function HelpCentrePage({
  pageContext: { language, questionCounts },
}: PageProps<Data, HelpCentreContext>) {
  return (
    <Layout locale={language}>
      <div className="wrap section-end">
        <HelpSearch intro={<HelpCentreIntro />}>
          <HelpCategoryList questionCounts={questionCounts} />
        </HelpSearch>
      </div>
    </Layout>
  );
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
  }
`;
