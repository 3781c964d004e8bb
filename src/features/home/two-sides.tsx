import ArrowRight from "lucide-react/icons/arrow-right";
import { Fragment, useId } from "react";
import { CrisisNumbers } from "../../components/layout/crisis-notice";
import { ScreenLink } from "../../components/links/screen-link";
import { MoodFace, moods } from "../../components/ui/mood-face";
import { PeopleDots } from "../../components/ui/people-dots";
import { exampleMonth } from "../../config/service-facts";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./two-sides.module.css";

/**
 * The employee's side: how are you today? Radio buttons and styles alone, so that it works without scripts, and before
 * they have come. What an answer shows follows its button as a sibling.
 */
function Employee() {
  const t = useTexts("home");
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.employee}>
      <h2 className={styles.title}>{t("sides.you")}</h2>
      <span className={styles.face}>
        <MoodFace mood={5} isChosen />
      </span>
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
            <MoodFace mood={mood} isChosen={false} />
          </span>
          <span className={styles.face}>
            <MoodFace mood={mood} isChosen />
          </span>
          <label htmlFor={`${id}${mood}`} className={styles.mood}>
            {t(`sides.mood.${mood}`)}
          </label>
        </Fragment>
      ))}
      <p className={`no-print ${styles.hint}`}>{t("sides.hint")}</p>
      <p className={`no-print soft ${styles.unsaved}`}>{t("sides.unsaved")}</p>
      <p role="status" className={styles.unmoved}>
        <span>{t("sides.unmoved")}</span>
      </p>
      <p role="status" className={styles.crisis}>
        <span>
          <CrisisNumbers />
        </span>
      </p>
    </div>
  );
}

/**
 * What an employee sees and what the employer sees. An answer changes the employee's side alone. Below them, a
 * link to the app that can be tried.
 */
export function TwoSides() {
  const t = useTexts("home");
  return (
    <div className={styles.stage}>
      <div className={styles.sides}>
        <Employee />
        <div className={styles.employer}>
          <h2 className={styles.title}>{t("sides.employer")}</h2>
          <div className={styles.people}>
            <PeopleDots places={exampleMonth.workplace} people={exampleMonth.people} />
          </div>
          <div className={styles.figure}>
            <p>
              <strong>{exampleMonth.people}</strong> {t("sides.count")}
            </p>
            <p>{t("sides.rule")}</p>
          </div>
        </div>
      </div>
      <ScreenLink screen="product" fragment="try" className={styles.toTrial}>
        {t("sides.try")}
        <ArrowRight size={18} strokeWidth={2} />
      </ScreenLink>
    </div>
  );
}
