import { SectionHead } from "../../components/layout/section-head";
import { useMediaQuery } from "../../components/ui/client-state";
import { Drawing } from "../../components/ui/drawing";
import { useTexts } from "../../i18n/use-texts";
import { small } from "../../styles/breakpoints";
import * as styles from "./therapist-people.module.css";

/** As they stand in the picture at the screen's top. */
const people = ["hodan", "karim", "grace", "adam", "carmen", "aino"] as const;

/** Some of the therapists: their names, their languages and a sentence of each. */
export function TherapistPeople() {
  const t = useTexts("therapists");
  const isRow = !useMediaQuery(small);
  return (
    <section aria-labelledby="people">
      <SectionHead id="people" title={t("people.title")} lead={t("people.lead")} />
      {/* Phones have it as one row, which scrolls, with the arrow keys too. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- its cards cannot have the focus */}
      <ul className={styles.people} aria-labelledby="people" tabIndex={isRow ? 0 : undefined}>
        {people.map((name) => (
          <li key={name} className={styles.person}>
            <Drawing
              name={`therapist-${name}`}
              width={184}
              height={240}
              className={`no-print ${styles.portrait}`}
            />
            <div className={styles.who}>
              <h3>{t(`people.${name}.name`)}</h3>
              <p>{t(`people.${name}.languages`)}</p>
            </div>
            <p className={styles.words}>{t(`people.${name}.words`)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.languages}>{t("people.allLanguages")}</p>
    </section>
  );
}
