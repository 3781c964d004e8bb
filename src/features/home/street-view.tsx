import { exampleMonth } from "../../config/portal-figures";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./street-view.module.css";

/** The employer's side: how many windows are lit. No answer changes it, and it says so. */
export function StreetView() {
  const t = useTexts("home");
  return (
    <div className={`dark ${styles.street}`}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t("sides.employer")}</h2>
        <p className={styles.reader}>{t("sides.reader")}</p>
        <p role="status" className={styles.unchanged}>
          <span>
            <span className="visually-hidden">{t("sides.employer")}: </span>
            {t("sides.unchanged")}
          </span>
        </p>
      </div>
      <strong className={styles.number}>{exampleMonth.people}</strong>
      <p className={styles.count}>
        {t("sides.count")} <span className={styles.which}>{t("sides.which")}</span>
      </p>
      <p className={`soft ${styles.legend}`}>{t("sides.legend")}</p>
    </div>
  );
}
