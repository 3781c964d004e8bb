import { graphql, type PageProps } from "gatsby";
import { PageShell } from "../components/layout/page-shell";
import { PageHead } from "../components/seo/page-head";
import { HelpCentre } from "../features/help-centre/help-centre";
import type { PageContext } from "../i18n/page-context";

type Data = Queries.HelpCentrePageQuery;

export default function HelpCentrePage({ pageContext }: PageProps<Data, PageContext>) {
  return (
    <PageShell locale={pageContext.language}>
      <HelpCentre />
    </PageShell>
  );
}

export const Head = PageHead;

export const query = graphql`
  query HelpCentrePage($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "layout", "help-centre", "help-category"] }
      }
    ) {
      ...Texts
    }
  }
`;
