import { graphql, type PageProps } from "gatsby";
import { Suspense, type ReactNode } from "react";
import { PageShell } from "../components/layout/page-shell";
import { PageHead } from "../components/seo/page-head";
import { LatestPosts } from "../features/blog/latest-posts";
import { CustomerLogos } from "../features/customer-logos/customer-logos";
import { Faq } from "../features/faq/faq";
import { HomeBenefits } from "../features/home-benefits/home-benefits";
import { HomeFigures } from "../features/home-figures/home-figures";
import { HomeHero } from "../features/home-hero/home-hero";
import { NewsletterBanner } from "../features/newsletter/newsletter-banner";
import { SickLeaveCalculator } from "../features/sick-leave-calculator/sick-leave-calculator";
import { SocialProof } from "../features/social-proof/social-proof";
import { Testimonials } from "../features/testimonials/testimonials";
import type { PageContext } from "../i18n/page-context";

export default function Home({ data, pageContext }: PageProps<Queries.HomePageQuery, PageContext>) {
  return (
    <PageShell locale={pageContext.language}>
      <div className="wrap">
        <HomeHero />
        <HomeFigures />
      </div>
      <Part>
        <HomeBenefits />
      </Part>
      <Part isAlternate>
        <SocialProof />
      </Part>
      <Part>
        <Testimonials testimonials={data.allTestimonial.nodes} logos={<CustomerLogos />} />
      </Part>
      <Part isAlternate>
        <SickLeaveCalculator />
      </Part>
      <Part>
        <Faq />
      </Part>
      <Part isAlternate>
        <LatestPosts posts={data.allBlogPost.nodes} />
      </Part>
      <Part>
        <NewsletterBanner />
      </Part>
    </PageShell>
  );
}

type PartProps = {
  /** On the second of the page's two grounds. */
  readonly isAlternate?: boolean;
  readonly children: ReactNode;
};

/**
 * A part below the first screen. React takes each over in a task of its own, so that the page answers in
 * between; the whole of home at once takes a phone 100 ms.
 */
function Part({ isAlternate, children }: PartProps) {
  const part = <div className="wrap section">{children}</div>;
  return <Suspense>{isAlternate ? <div className="alt">{part}</div> : part}</Suspense>;
}

export const Head = PageHead;

export const query = graphql`
  query HomePage($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: {
          in: [
            "common"
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
        }
      }
    ) {
      ...Texts
    }
    allTestimonial(filter: { language: { eq: $language } }, sort: { order: ASC }) {
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
