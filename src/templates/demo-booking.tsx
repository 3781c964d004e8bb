import { graphql, type PageProps } from "gatsby";
import { Section } from "../components/layout/section";
import { CustomerLogos } from "../features/customer-logos/customer-logos";
import { ProductPicture } from "../features/product/product-picture";
import { useTexts } from "../i18n/use-texts";
import { DemoBooking } from "../features/demo-booking/demo-booking";
import { DemoPortal } from "../features/demo-booking/demo-portal";
import type { FormPageContext } from "../seo/page-context";

export { PageHead as Head } from "../seo/seo-head";

type Props = PageProps<Queries.DemoBookingPageQuery, FormPageContext>;

export default function DemoBookingPage({ data, pageContext }: Props) {
  const t = useTexts("demo-booking");
  return (
    <>
      <DemoBooking frame={pageContext.frame} hosts={data.allTeamMember.nodes} />
      <Section ground="grey">
        <DemoPortal picture={<ProductPicture name="portal" alt={t("portal.alt")} />} />
        <CustomerLogos />
      </Section>
    </>
  );
}

export const query = graphql`
  query DemoBookingPage(
    $language: String!
    $namespaces: [String!] = [
      "layout"
      "cookie-consent"
      "demo-booking"
      "customer-logos"
      "demo-request"
      "forms"
    ]
  ) {
    ...PageTexts
    allTeamMember(
      filter: { language: { eq: $language } }
      sort: [{ order: ASC }, { name: ASC }]
      limit: 3
    ) {
      nodes {
        ...DemoHost
      }
    }
  }
`;
