import { LinkedText } from "../../components/links/linked-text";
import { RowList } from "../../components/ui/row-list";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./therapist-facts.module.css";

/** In display order. */
const facts = ["independent", "education", "interviewing", "confidentiality"] as const;

/** Facts that apply to every therapist. */
export function TherapistFacts() {
  const t = useTexts("therapists");
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t("facts.title")}</h2>
      <p className="lead">{t("facts.lead")}</p>
      <div className={styles.rows}>
        <RowList
          rows={facts.map((name) => ({
            key: name,
            title: t(`facts.${name}.title`),
            text: <LinkedText text={t(`facts.${name}.text`)} />,
          }))}
        />
      </div>
    </section>
  );
}
