import { graphql, type PageProps } from "gatsby";
import { PageShell } from "../components/layout/page-shell";
import { PageHead } from "../components/seo/page-head";
import { WhitePaper } from "../features/white-paper/white-paper";
import { WhitePaperRequestForm } from "../features/white-paper-request/white-paper-request-form";
import type { FormPageContext } from "../i18n/page-context";
import { whitePaperFile } from "../i18n/routes";

export default function WhitePaperPage({
  pageContext: { language, frame },
}: PageProps<Queries.WhitePaperPageQuery, FormPageContext>) {
  return (
    <PageShell locale={language}>
      <div className="wrap">
        <WhitePaper
          frame={frame}
          form={<WhitePaperRequestForm guide={whitePaperFile(language)} />}
        />
      </div>
    </PageShell>
  );
}

export const Head = PageHead;

export const query = graphql`
  query WhitePaperPage($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: {
          in: ["common", "layout", "cookie-consent", "white-paper", "white-paper-request", "forms"]
        }
      }
    ) {
      ...Texts
    }
  }
`;
