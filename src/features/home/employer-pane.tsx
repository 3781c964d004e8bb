import { PeopleDots } from "../../components/ui/people-dots";
import { exampleMonth } from "../../config/portal-figures";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./employer-pane.module.css";

/** The employer's side, which no answer changes, and which says so. */
export function EmployerPane() {
  const t = useTexts("home");
  const { people } = exampleMonth;
  return (
    <div className={styles.employer}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t("sides.employer")}</h2>
        <p className={styles.reader}>{t("sides.reader")}</p>
      </div>
      <div className={styles.month}>
        <div className={styles.people}>
          <PeopleDots places={people} people={people} />
        </div>
        <strong className={styles.number}>{people}</strong>
        <p role="status" className={styles.unchanged}>
          <span>
            <span className="visually-hidden">{t("sides.employer")}: </span>
            {t("sides.unchanged")}
          </span>
        </p>
        <p className={styles.count}>{t("sides.count")}</p>
        <p className={styles.legend}>{t("sides.legend")}</p>
      </div>
    </div>
  );
}
