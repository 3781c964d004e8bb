import { SectionHead } from "../../components/layout/section-head";
import { LinkedText } from "../../components/links/linked-text";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./therapist-facts.module.css";

/** In display order. */
const facts = ["independent", "education", "interviewing", "confidentiality"] as const;

/** Facts that apply to every therapist. */
export function TherapistFacts() {
  const t = useTexts("therapists");
  return (
    <section aria-labelledby="facts" className={styles.root}>
      <div className={styles.head}>
        <SectionHead id="facts" title={t("facts.title")} lead={t("facts.lead")} />
      </div>
      <ul className={styles.facts}>
        {facts.map((name) => (
          <li key={name} className={styles.fact}>
            <h3 className={styles.name}>{t(`facts.${name}.title`)}</h3>
            <p>
              <LinkedText text={t(`facts.${name}.text`)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
