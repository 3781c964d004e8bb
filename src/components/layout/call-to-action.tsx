import { useTexts } from "../../i18n/use-texts";
import { ScreenLink } from "../links/screen-link";
import * as styles from "./call-to-action.module.css";

/** Where a reader who decides for a workplace goes on at a screen's end: to the booking of a demo. */
export function CallToAction({ namespace }: { readonly namespace: "about" | "therapists" }) {
  const t = useTexts(namespace);
  const common = useTexts("common");
  return (
    <section aria-labelledby="closing" className={styles.closing}>
      <div>
        <h2 id="closing" className={styles.title}>
          {t("closing.title")}
        </h2>
        <p className={styles.text}>{t("closing.text")}</p>
      </div>
      <ScreenLink screen="demoBooking" variant="button">
        {common("bookDemo")}
      </ScreenLink>
    </section>
  );
}
