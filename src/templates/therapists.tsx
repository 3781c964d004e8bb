import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { CallToAction } from "../components/layout/call-to-action";
import { Reviews } from "../features/reviews/reviews";
import { MatchingSteps, TherapistFacts, TherapistsHero } from "../features/therapists/therapists";
import type { PageContext } from "../seo/page-context";

export { PageHead as Head } from "../seo/seo-head";

export default function Therapists({ pageContext }: PageProps<object, PageContext>) {
  return (
    <Layout locale={pageContext.language}>
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
      <div className="wrap section">
        <Reviews />
      </div>
      <div className="wrap section-end">
        <CallToAction namespace="therapists" />
      </div>
    </Layout>
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
