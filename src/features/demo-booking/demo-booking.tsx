import type { ReactNode } from "react";
import { FormScreen } from "../../components/forms/form-screen";
import { LeadForm } from "../../components/forms/lead-form";
import { LinkedText } from "../../components/links/linked-text";
import { useTexts } from "../../i18n/use-texts";
import { DemoAgenda } from "./demo-agenda";
import { DemoHosts } from "./demo-hosts";
import * as styles from "./demo-booking.module.css";

type Props = {
  /** URL of the vendor's booking form in the page's language. Without it, the site's own is shown. */
  readonly frame: string | undefined;
  readonly hosts: readonly Queries.DemoHostFragment[];
  /** What the customer portal looks like. */
  readonly portal: ReactNode;
  readonly logos: ReactNode;
};

/** The demo as an appointment: who comes, what happens and what is shown, next to the booking form. */
export function DemoBooking({ frame, hosts, portal, logos }: Props) {
  const t = useTexts("demo-booking");
  return (
    <FormScreen
      namespace="demo-booking"
      frame={frame}
      frameClass={styles.frame}
      form={<LeadForm name="demo-request" />}
      foot={logos}
    >
      <DemoHosts hosts={hosts} />
      <DemoAgenda />
      {portal}
      <p className="small">
        <LinkedText text={t("note")} />
      </p>
    </FormScreen>
  );
}
