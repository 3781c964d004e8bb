import { Fragment, useId } from "react";
import { CrisisNumbers } from "../../components/layout/crisis-notice";
import { MoodFace } from "../../components/ui/mood-face";
import { moods } from "../../drawings/mood-face-shape";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./employee-pane.module.css";

/**
 * The employee's side: how are you today? Radio buttons and styles alone, so that it works without scripts, and before
 * they have come. What an answer shows follows its button as a sibling.
 */
export function EmployeePane() {
  const t = useTexts("home");
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.employee}>
      <h2 className={styles.title}>{t("sides.employee")}</h2>
      <p id={id} className={styles.question}>
        {t("sides.question")}
      </p>
      {moods.map((mood) => (
        <Fragment key={mood}>
          <input
            type="radio"
            id={`${id}${mood}`}
            name={id}
            value={mood}
            className={`no-print input-overlay ${styles.choice}`}
          />
          <span className={`no-print ${styles.option}`}>
            <MoodFace mood={mood} />
          </span>
          <span className={styles.face}>
            <MoodFace mood={mood} isChosen />
          </span>
          <label htmlFor={`${id}${mood}`} className={styles.mood}>
            {t(`sides.mood.${mood}`)}
          </label>
        </Fragment>
      ))}
      <span className={`${styles.face} ${styles.asking}`}>
        <img src="/favicon.svg" alt="" width={32} height={32} />
      </span>
      <p className={`no-print ${styles.hint}`}>{t("sides.hint")}</p>
      <p className={`no-print soft ${styles.unsaved}`}>{t("sides.unsaved")}</p>
      <p className={styles.unseen}>{t("sides.unseen")}</p>
      <p role="status" className={styles.crisis}>
        <span>
          <CrisisNumbers />
        </span>
      </p>
    </div>
  );
}
