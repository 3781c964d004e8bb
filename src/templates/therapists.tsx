import { graphql } from "gatsby";
import { CallToAction } from "../features/demo-booking/call-to-action";
import { site } from "../config/site";
import { Reviews } from "../features/reviews/reviews";
import { MatchingSteps } from "../features/therapists/matching-steps";
import { TherapistFacts } from "../features/therapists/therapist-facts";
import { TherapistsHero } from "../features/therapists/therapists-hero";

export { PageHead as Head } from "../seo/seo-head";

export default function Therapists() {
  return (
    <>
      <div className="wrap">
        <TherapistsHero />
      </div>
      <div className="wrap section">
        <TherapistFacts />
      </div>
      <div className="alt">
        <div className="wrap section">
          <MatchingSteps />
        </div>
      </div>
      {site.hasRatings && (
        <div className="wrap section">
          <Reviews />
        </div>
      )}
      <div className="wrap section-end">
        <CallToAction namespace="therapists" />
      </div>
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
