import { Fragment, useId } from "react";
import { CrisisNumbers } from "../../components/layout/crisis-notice";
import { Drawing } from "../../components/ui/drawing";
import { MoodFace } from "../../components/ui/mood-face";
import { moods } from "../../drawings/mood-face-shape";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./house-question.module.css";

/**
 * The employee's side: how are you today? An answer is the face in a window of the house. Radio buttons and styles
 * alone, so that it works without scripts, and before they have come: what an answer shows follows its button.
 */
export function HouseQuestion() {
  const t = useTexts("home");
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.house}>
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
          <label htmlFor={`${id}${mood}`} className={styles.mood}>
            {t(`sides.mood.${mood}`)}
          </label>
        </Fragment>
      ))}
      <p className={`no-print ${styles.hint}`}>{t("sides.hint")}</p>
      <p className={`no-print ${styles.unsaved}`}>{t("sides.unsaved")}</p>
      <p className={styles.unseen}>{t("sides.unseen")}</p>
      <p role="status" className={styles.crisis}>
        <span>
          <CrisisNumbers isShort />
        </span>
      </p>
      <div className={styles.front}>
        <Drawing name="house-dusk" width={1204} height={746} priority className={styles.picture} />
        <span aria-hidden className={styles.window}>
          {moods.map((mood) => (
            <span key={mood} data-mood={mood} className={styles.guest}>
              <MoodFace mood={mood} isChosen />
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
