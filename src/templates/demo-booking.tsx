import { graphql, type PageProps } from "gatsby";
import { PageShell } from "../components/layout/page-shell";
import { PageHead } from "../components/seo/page-head";
import { CustomerLogos } from "../features/customer-logos/customer-logos";
import { DemoBooking } from "../features/demo-booking/demo-booking";
import { DemoRequestForm } from "../features/demo-request/demo-request-form";
import type { FormPageContext } from "../i18n/page-context";

export default function DemoBookingPage({
  pageContext: { language, frame },
}: PageProps<Queries.DemoBookingPageQuery, FormPageContext>) {
  return (
    <PageShell locale={language}>
      <div className="wrap">
        <DemoBooking
          frame={frame}
          form={<DemoRequestForm />}
          logos={<CustomerLogos look="beside" />}
        />
      </div>
    </PageShell>
  );
}

export const Head = PageHead;

export const query = graphql`
  query DemoBookingPage($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: {
          in: [
            "common"
            "layout"
            "cookie-consent"
            "demo-booking"
            "customer-logos"
            "demo-request"
            "forms"
          ]
        }
      }
    ) {
      ...Texts
    }
  }
`;
