import { graphql, type PageProps } from "gatsby";
import { CustomerLogos } from "../features/customer-logos/customer-logos";
import { DemoBooking } from "../features/demo-booking/demo-booking";
import type { FormPageContext } from "../seo/page-context";

export { PageHead as Head } from "../seo/seo-head";

export default function DemoBookingPage({ pageContext }: PageProps<object, FormPageContext>) {
  return <DemoBooking frame={pageContext.frame} logos={<CustomerLogos />} />;
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
  }
`;
