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
};

/** The demo as an appointment: who comes and what happens, next to the booking form. */
export function DemoBooking({ frame, hosts }: Props) {
  const t = useTexts("demo-booking");
  return (
    <FormScreen
      namespace="demo-booking"
      frame={frame}
      frameClass={styles.frame}
      form={<LeadForm name="demo-request" />}
      intro={<DemoHosts hosts={hosts} />}
    >
      <DemoAgenda />
      <p>
        <LinkedText text={t("note")} />
      </p>
    </FormScreen>
  );
}
