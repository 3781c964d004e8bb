import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../features/demo-booking/call-to-action";
import { AboutHero } from "../features/about/about-hero";
import { CoreValues } from "../features/about/core-values";
import { Vision } from "../features/about/vision";
import { TeamGrid } from "../features/team/team-grid";

export { PageHead as Head } from "../seo/seo-head";

export default function About({ data }: PageProps<Queries.AboutPageQuery>) {
  return (
    <>
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
      {data.allTeamMember.nodes.length > 0 && (
        <div className="wrap section">
          <TeamGrid members={data.allTeamMember.nodes} />
        </div>
      )}
      <div className="wrap section-end">
        <CallToAction namespace="about" />
      </div>
    </>
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
