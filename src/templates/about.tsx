import { graphql, type PageProps } from "gatsby";
import { Section } from "../components/layout/section";
import { AboutHero } from "../features/about/about-hero";
import { CoreValues } from "../features/about/core-values";
import { Vision } from "../features/about/vision";
import { CallToAction } from "../features/demo-booking/call-to-action";
import { TeamGrid } from "../features/team/team-grid";

export { PageHead as Head } from "../seo/seo-head";

export default function About({ data }: PageProps<Queries.AboutPageQuery>) {
  return (
    <>
      <AboutHero />
      <Section ground="tinted">
        <Vision />
      </Section>
      <Section>
        <CoreValues />
      </Section>
      {data.allTeamMember.nodes.length > 0 && (
        <Section ground="grey">
          <TeamGrid members={data.allTeamMember.nodes} />
        </Section>
      )}
      <Section ground="ink" print="hidden">
        <CallToAction namespace="about" />
      </Section>
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
