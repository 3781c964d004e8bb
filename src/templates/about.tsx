import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { CallToAction } from "../components/layout/call-to-action";
import { AboutHero, CoreValues, Vision } from "../features/about/about";
import { TeamGrid } from "../features/team/team-grid";
import type { PageContext } from "../seo/page-context";

export { PageHead as Head } from "../seo/seo-head";

type Props = PageProps<Queries.AboutPageQuery, PageContext>;

export default function About({ data, pageContext }: Props) {
  return (
    <Layout locale={pageContext.language}>
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
        <CallToAction namespace="about" />
      </div>
    </Layout>
  );
}

export const query = graphql`
  query AboutPage(
    $language: String!
    $namespaces: [String!] = ["layout", "cookie-consent", "about", "team"]
  ) {
    ...PageTexts
    allTeamMember(filter: { language: { eq: $language } }, sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...TeamMember
      }
    }
  }
`;
