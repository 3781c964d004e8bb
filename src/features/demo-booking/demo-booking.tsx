import { Fragment, type ReactNode } from "react";
import { FormScreen } from "../../components/forms/form-screen";
import { LeadForm } from "../../components/forms/lead-form";
import { LinkedText } from "../../components/links/linked-text";
import { CheckList } from "../../components/ui/check-list";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./demo-booking.module.css";

const points = ["app", "portal", "price"] as const;

type Props = {
  /** URL of the vendor's booking form in the page's language. Without it, the site's own is shown. */
  readonly frame: string | undefined;
  readonly logos: ReactNode;
};

/** Content of the demo page: what a demo offers, next to the booking form. */
export function DemoBooking({ frame, logos }: Props) {
  const t = useTexts("demo-booking");
  return (
    <FormScreen
      namespace="demo-booking"
      frame={frame}
      frameClass={styles.frame}
      form={<LeadForm name="demo-request" />}
      foot={logos}
    >
      <CheckList
        label={t("points.label")}
        points={points.map((name) => (
          <Fragment key={name}>
            <strong>{t(`points.${name}.title`)}</strong>{" "}
            <span>
              <LinkedText text={t(`points.${name}.text`)} />
            </span>
          </Fragment>
        ))}
      />
      <p className="small">
        <LinkedText text={t("note")} />
      </p>
    </FormScreen>
  );
}
