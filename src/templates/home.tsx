import { graphql, type PageProps } from "gatsby";
import { LatestPosts } from "../features/blog/latest-posts";
import { CustomerLogos, hasCustomers } from "../features/customer-logos/customer-logos";
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

export default function Home({ data }: PageProps<Queries.HomePageQuery>) {
  const t = useTexts("home");
  return (
    <>
      <div className="wrap">
        <HomeHero />
        <HomeFigures />
      </div>
      <div className="wrap section">
        <HomeBenefits />
        <SocialProof />
      </div>
      {(data.allTestimonial.nodes.length > 0 || hasCustomers()) && (
        <div className="alt">
          <div className="wrap section">
            <Testimonials testimonials={data.allTestimonial.nodes} logos={<CustomerLogos />} />
          </div>
        </div>
      )}
      <div className="tinted print-sheet">
        <div className="wrap section">
          <SickLeaveCalculator />
        </div>
      </div>
      <div className="wrap section">
        <Faq />
      </div>
      <div className="wrap section-end no-print">
        <LatestPosts title={t("articles.title")} posts={data.allBlogPost.nodes} />
      </div>
      <div className="wrap section-end no-print">
        <NewsletterBanner />
      </div>
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
