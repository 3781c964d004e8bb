import { Fragment } from "react";
import { ScreenLink } from "../../components/links/screen-link";
import { CheckList } from "../../components/ui/check-list";
import { Drawing } from "../../components/ui/drawing";
import { Statement } from "../../components/ui/statement";
import { useTexts } from "../../i18n/use-texts";
import { CheckInIllustration } from "./check-in-illustration";
import * as styles from "./home.module.css";

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
