import { ScreenHead } from "../../components/layout/screen";
import { LinkedText } from "../../components/links/linked-text";
import { ScreenLink } from "../../components/links/screen-link";
import { useTexts } from "../../i18n/use-texts";
import { LitHouse } from "./lit-house";
import * as styles from "./home-hero.module.css";

/** Hero of the home page: what the service is, the call to action, and the house, which each side sees differently. */
export function HomeHero() {
  const t = useTexts("home");
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <ScreenHead
          above={<p className={styles.kind}>{t("hero.badge")}</p>}
          title={t("hero.title")}
          intro={<p className={`lead ${styles.lead}`}>{t("hero.lead")}</p>}
        />
      </div>
      <ScreenLink screen="demoBooking" variant="button" className={`no-print ${styles.demo}`}>
        {t("hero.demo")}
      </ScreenLink>
      <p className={`no-print small ${styles.employees}`}>
        <LinkedText text={t("hero.employees")} />
      </p>
      <LitHouse className={styles.house} />
      <p className={`no-print ${styles.more}`}>
        <ScreenLink screen="product" variant="quiet">
          {t("hero.product")}
        </ScreenLink>
      </p>
    </section>
  );
}
