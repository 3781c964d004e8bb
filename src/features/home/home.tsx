import { Fragment, type ReactNode } from "react";
import { ScreenLink } from "../../components/links/screen-link";
import { CheckList } from "../../components/ui/check-list";
import { Drawing } from "../../components/ui/drawing";
import { Statement } from "../../components/ui/statement";
import { site } from "../../config/site";
import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { CheckInIllustration } from "./check-in-illustration";
import { TwoSides } from "./two-sides";
import * as styles from "./home.module.css";

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

const benefits = ["anonymity", "matching", "statistics"] as const;

/** Three benefits for employees and their employer, and in one sentence what protects the employees. */
export function HomeBenefits() {
  const t = useTexts("home");
  return (
    <section aria-labelledby="benefits" className={styles.part}>
      <h2 id="benefits">{t("benefits.title")}</h2>
      <ul className={styles.benefits}>
        {benefits.map((name) => (
          <li key={name}>
            <Drawing name={`benefit-${name}`} width={480} height={320} className={styles.picture} />
            <h3>{t(`benefits.${name}.title`)}</h3>
            <p className={styles.benefit}>{t(`benefits.${name}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.statement}>
        <Statement>{t("benefits.statement")}</Statement>
      </div>
    </section>
  );
}

/** In display order. */
const reasons = ["access", "anonymity", "match", "support"] as const;

/** Why employees use the service, next to an image of the app. */
export function SocialProof() {
  const t = useTexts("home");
  const points = reasons.map((name) => (
    <Fragment key={name}>
      <strong>{t(`proof.${name}.title`)}</strong> <span>{t(`proof.${name}.text`)}</span>
    </Fragment>
  ));
  return (
    <section aria-labelledby="proof" className={`${styles.part} ${styles.proof}`}>
      <div className={styles.proofText}>
        <h2 id="proof">{t("proof.title")}</h2>
        <CheckList points={points} />
        <ScreenLink screen="product" variant="quiet">
          {t("proof.more")}
        </ScreenLink>
      </div>
      <CheckInIllustration />
    </section>
  );
}
