import type { ReactNode } from "react";
import { ScreenLink } from "../../components/links/screen-link";
import { site } from "../../config/site";
import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { TwoSides } from "./two-sides";
import * as styles from "./home-hero.module.css";

const facts = ["match", "hours", "rating"] as const;

/** Hero of the home page: what the service is and two calls to action, next to what each side sees of it. */
export function HomeHero({ logos }: { readonly logos: ReactNode }) {
  const t = useTexts("home");
  const rating = formatNumber(site.rating, useLocale(), 1);
  return (
    <section className={styles.hero}>
      <div>
        <p className={`badge ${styles.badge}`}>{t("hero.badge")}</p>
        <h1>{t("hero.title")}</h1>
        <p className={`lead ${styles.lead}`}>{t("hero.lead")}</p>
        <div className={`no-print ${styles.actions}`}>
          <ScreenLink screen="demoBooking" variant="button">
            {t("hero.demo")}
          </ScreenLink>
          <ScreenLink screen="product" variant="quiet">
            {t("hero.product")}
          </ScreenLink>
        </div>
        {logos}
      </div>
      <TwoSides />
      <ul className={`small ${styles.facts}`} aria-label={t("hero.facts")}>
        {facts
          .filter((fact) => fact !== "rating" || site.hasRatings)
          .map((fact) => (
            <li key={fact}>
              <strong>{t(`hero.fact.${fact}.value`, { rating })}</strong>{" "}
              <span>{t(`hero.fact.${fact}.label`)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
