import { graphql, type PageProps } from "gatsby";
import { CustomerLogos } from "../features/customer-logos/customer-logos";
import { ProductPicture } from "../features/product/product-picture";
import { useTexts } from "../i18n/use-texts";
import { DemoBooking } from "../features/demo-booking/demo-booking";
import type { FormPageContext } from "../seo/page-context";

export { PageHead as Head } from "../seo/seo-head";

type Props = PageProps<Queries.DemoBookingPageQuery, FormPageContext>;

export default function DemoBookingPage({ data, pageContext }: Props) {
  const t = useTexts("demo-booking");
  return (
    <DemoBooking
      frame={pageContext.frame}
      hosts={data.allTeamMember.nodes}
      portal={<ProductPicture name="portal" alt={t("portal")} />}
      logos={<CustomerLogos />}
    />
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
