import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageShell } from "../components/layout/page-shell";
import { SeoHead } from "../components/seo/seo-head";
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

export function Head({ pageContext }: HeadProps<Data, PageContext>) {
  const { language, metadata, alternates } = pageContext;
  return <SeoHead locale={language} content={metadata} alternates={alternates} />;
}

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
