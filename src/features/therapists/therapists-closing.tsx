import { ScreenLink } from "../../components/ui/screen-link";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./therapists-closing.module.css";

/** Where a reader who decides for a workplace goes on. */
export function TherapistsClosing() {
  const t = useTexts("therapists");
  return (
    <section aria-labelledby="closing" className={styles.closing}>
      <div>
        <h2 id="closing" className={styles.title}>
          {t("closing.title")}
        </h2>
        <p className={styles.text}>{t("closing.text")}</p>
      </div>
      <ScreenLink screen="demoBooking" look="button">
        {t("closing.demo")}
      </ScreenLink>
    </section>
  );
}
