import { graphql, type PageProps } from "gatsby";
import { Section } from "../components/layout/section";
import { LatestPosts } from "../features/blog/latest-posts";
import { CustomerLogos, hasCustomers } from "../features/customer-logos/customer-logos";
import { CallToAction } from "../features/demo-booking/call-to-action";
import { Faq } from "../features/faq/faq";
import { HomeBenefits } from "../features/home/home-benefits";
import { HomeFigures } from "../features/home/home-figures";
import { HomeHero } from "../features/home/home-hero";
import { SocialProof } from "../features/home/social-proof";
import { NewsletterBanner } from "../features/newsletter/newsletter-banner";
import { SickLeaveCalculator } from "../features/sick-leave-calculator/sick-leave-calculator";
import { Testimonials } from "../features/testimonials/testimonials";
import { useTexts } from "../i18n/use-texts";

export { PageHead as Head } from "../seo/seo-head";

/** The page is a day: its grounds darken from morning to the night in which one window is lit. */
export default function Home({ data }: PageProps<Queries.HomePageQuery>) {
  const t = useTexts("home");
  return (
    <>
      <Section>
        <HomeHero />
      </Section>
      <Section ground="grey">
        <HomeFigures />
      </Section>
      <Section ground="grey">
        <HomeBenefits />
      </Section>
      <Section ground="grey">
        <SocialProof />
      </Section>
      {(data.allTestimonial.nodes.length > 0 || hasCustomers()) && (
        <Section ground="grey">
          <Testimonials testimonials={data.allTestimonial.nodes} logos={<CustomerLogos />} />
        </Section>
      )}
      <Section ground="tinted" print="sheet">
        <SickLeaveCalculator />
      </Section>
      <Section ground="tinted">
        <Faq />
      </Section>
      <Section ground="dusk" print="hidden">
        <LatestPosts
          title={t("articles.title")}
          all={t("articles.all")}
          posts={data.allBlogPost.nodes}
        />
      </Section>
      <Section ground="dusk" print="hidden">
        <NewsletterBanner />
      </Section>
      <Section ground="ink" print="hidden">
        <CallToAction namespace="home" />
      </Section>
    </>
  );
}

export const query = graphql`
  query HomePage(
    $language: String!
    $namespaces: [String!] = [
      "layout"
      "cookie-consent"
      "home"
      "testimonials"
      "customer-logos"
      "calculator"
      "faq"
      "newsletter"
      "forms"
    ]
  ) {
    ...PageTexts
    allTestimonial(filter: { language: { eq: $language } }, sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...TestimonialCard
      }
    }
    allBlogPost(
      filter: { language: { eq: $language } }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
      limit: 5
    ) {
      nodes {
        ...PostCard
      }
    }
  }
`;
