import { graphql } from "gatsby";
import { CrisisNotice } from "../components/layout/crisis-notice";
import { Screen } from "../components/layout/screen";
import { Section } from "../components/layout/section";
import { site } from "../config/site";
import { CallToAction } from "../features/demo-booking/call-to-action";
import { Reviews } from "../features/reviews/reviews";
import { MatchingSteps } from "../features/therapists/matching-steps";
import { TherapistFacts } from "../features/therapists/therapist-facts";
import { TherapistPeople } from "../features/therapists/therapist-people";
import { TherapistPoints } from "../features/therapists/therapist-points";
import { TherapistStart } from "../features/therapists/therapist-start";
import { TherapistsPicture } from "../features/therapists/therapists-picture";
import { useTexts } from "../i18n/use-texts";

export { PageHead as Head } from "../seo/seo-head";

export default function Therapists() {
  const t = useTexts("therapists");
  return (
    <>
      <Screen
        notice={<CrisisNotice />}
        title={t("hero.title")}
        lead={t("hero.lead")}
        intro={<TherapistStart />}
        picture={<TherapistsPicture />}
      >
        <TherapistPoints />
      </Screen>
      <Section ground="grey">
        <TherapistPeople />
      </Section>
      <Section>
        <TherapistFacts />
      </Section>
      <Section ground="grey">
        <MatchingSteps />
      </Section>
      {site.hasRatings && (
        <Section>
          <Reviews />
        </Section>
      )}
      <Section ground="ink" print="hidden">
        <CallToAction namespace="therapists" />
      </Section>
    </>
  );
}

export const query = graphql`
  query TherapistsPage(
    $language: String!
    $namespaces: [String!] = ["layout", "cookie-consent", "therapists", "reviews"]
  ) {
    ...PageTexts
  }
`;
