import type { ReactNode } from "react";
import { LinkedText } from "../../components/links/linked-text";
import { ScreenLink } from "../../components/links/screen-link";
import { useTexts } from "../../i18n/use-texts";
import { TwoSides } from "./two-sides";
import * as styles from "./home-hero.module.css";

/** Hero of the home page: what the service is, what each side sees of it, and the call to action. */
export function HomeHero({ logos }: { readonly logos: ReactNode }) {
  const t = useTexts("home");
  return (
    <section className={styles.hero}>
      <div>
        <div className="above-title">
          <p className={`badge ${styles.badge}`}>{t("hero.badge")}</p>
        </div>
        <h1 className={styles.title}>{t("hero.title")}</h1>
        <p className={`lead ${styles.lead}`}>{t("hero.lead")}</p>
      </div>
      <TwoSides className={styles.sides} />
      <div className={styles.end}>
        <div className={`no-print ${styles.actions}`}>
          <ScreenLink screen="demoBooking" variant="button" className={styles.demo}>
            {t("hero.demo")}
          </ScreenLink>
          <ScreenLink screen="product" variant="quiet">
            {t("hero.product")}
          </ScreenLink>
          <p className="small">
            <LinkedText text={t("hero.employees")} />
          </p>
        </div>
        {logos}
      </div>
    </section>
  );
}
