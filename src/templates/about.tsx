import { graphql, type PageProps } from "gatsby";
import { Screen } from "../components/layout/screen";
import { Section } from "../components/layout/section";
import { AboutPictures } from "../features/about/about-pictures";
import { CoreValues } from "../features/about/core-values";
import { Vision } from "../features/about/vision";
import { CallToAction } from "../features/demo-booking/call-to-action";
import { TeamGrid } from "../features/team/team-grid";
import { useTexts } from "../i18n/use-texts";

export { PageHead as Head } from "../seo/seo-head";

export default function About({ data }: PageProps<Queries.AboutPageQuery>) {
  const t = useTexts("about");
  return (
    <>
      <Screen title={t("hero.title")} lead={t("hero.lead")}>
        <AboutPictures />
      </Screen>
      <Section>
        <Vision />
      </Section>
      <Section ground="grey">
        <CoreValues />
      </Section>
      {data.allTeamMember.nodes.length > 0 && (
        <Section>
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
