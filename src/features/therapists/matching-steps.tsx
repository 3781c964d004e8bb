import { useTexts } from "../../i18n/use-texts";
import * as styles from "./matching-steps.module.css";

const steps = ["need", "match", "talk"] as const;

/** How the matching agent finds a therapist, step by step. */
export function MatchingSteps() {
  const t = useTexts("therapists");
  return (
    <section aria-labelledby="matching">
      <h2 id="matching">{t("matching.title")}</h2>
      <p className={`lead ${styles.lead}`}>{t("matching.lead")}</p>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li key={name}>
            {/* Decorative: the text says what it shows. */}
            <img
              className={styles.picture}
              src={`/pictures/matching-${name}.svg`}
              alt=""
              width={480}
              height={320}
              loading="lazy"
            />
            <h3 className={styles.title}>
              <span className={styles.number}>{index + 1}</span>
              {t(`matching.${name}.title`)}
            </h3>
            <p className={styles.text}>{t(`matching.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
