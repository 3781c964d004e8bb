import { ScreenLink } from "../../components/links/screen-link";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./demo-call-to-action.module.css";

/** Call to action at the end of the product page: book a demo. */
export function DemoCallToAction() {
  const t = useTexts("product");
  const common = useTexts("common");
  return (
    <section aria-labelledby="demo-call" className={styles.call}>
      <h2 id="demo-call">{t("demo.title")}</h2>
      <p className={styles.text}>{t("demo.text")}</p>
      <ScreenLink screen="demoBooking" variant="button">
        {common("bookDemo")}
      </ScreenLink>
    </section>
  );
}
