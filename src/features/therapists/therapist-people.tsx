import { SectionHead } from "../../components/layout/section-head";
import { Drawing } from "../../components/ui/drawing";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./therapist-people.module.css";

/** As they stand in the picture at the screen's top. */
const people = ["hodan", "karim", "grace", "adam", "carmen", "aino"] as const;

/** Some of the therapists: their names, their languages and a sentence of each. */
export function TherapistPeople() {
  const t = useTexts("therapists");
  return (
    <section aria-labelledby="people">
      <SectionHead id="people" title={t("people.title")} lead={t("people.lead")} />
      <ul className={styles.people}>
        {people.map((name) => (
          <li key={name} className={styles.person}>
            <Drawing name={`therapist-${name}`} width={96} height={128} className="no-print" />
            <div>
              <h3>{t(`people.${name}.name`)}</h3>
              <p className="small">{t(`people.${name}.languages`)}</p>
              <p className={styles.words}>{t(`people.${name}.words`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={`small ${styles.languages}`}>{t("people.allLanguages")}</p>
    </section>
  );
}
