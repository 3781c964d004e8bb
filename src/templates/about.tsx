import { graphql, type PageProps } from "gatsby";
import { PageShell } from "../components/layout/page-shell";
import { PageHead } from "../components/seo/page-head";
import { ClosingCall } from "../components/ui/closing-call";
import { AboutHero } from "../features/about/about-hero";
import { CoreValues } from "../features/about/core-values";
import { Vision } from "../features/about/vision";
import { TeamGrid } from "../features/team/team-grid";
import type { PageContext } from "../i18n/page-context";

export default function About({
  data,
  pageContext,
}: PageProps<Queries.AboutPageQuery, PageContext>) {
  return (
    <PageShell locale={pageContext.language}>
      <div className="wrap">
        <AboutHero />
      </div>
      <div className="wrap section">
        <Vision />
      </div>
      <div className="alt">
        <div className="wrap section">
          <CoreValues />
        </div>
      </div>
      <div className="wrap section">
        <TeamGrid members={data.allTeamMember.nodes} />
      </div>
      <div className="wrap section-end">
        <ClosingCall namespace="about" />
      </div>
    </PageShell>
  );
}

export const Head = PageHead;

export const query = graphql`
  query AboutPage($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "layout", "cookie-consent", "about", "team"] }
      }
    ) {
      ...Texts
    }
    allTeamMember(filter: { language: { eq: $language } }, sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...TeamMember
      }
    }
  }
`;
