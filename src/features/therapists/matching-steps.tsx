import { SectionHead } from "../../components/layout/section-head";
import { LinkedText } from "../../components/links/linked-text";
import { Drawing } from "../../components/ui/drawing";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./matching-steps.module.css";

const steps = ["need", "match", "talk"] as const;

/** How the matching agent finds a therapist, step by step. */
export function MatchingSteps() {
  const t = useTexts("therapists");
  const locale = useLocale();
  return (
    <section aria-labelledby="matching">
      <SectionHead id="matching" title={t("matching.title")} lead={t("matching.lead")} />
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li key={name}>
            <Drawing
              name={`matching-${name}-${locale}`}
              width={480}
              height={448}
              className={`no-print ${styles.stepPicture}`}
            />
            <h3 className={styles.stepTitle}>
              <span className={styles.number}>{index + 1}</span>
              <span>{t(`matching.${name}.title`)}</span>
            </h3>
            <p className={styles.stepText}>
              <LinkedText text={t(`matching.${name}.text`)} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
