import { useTexts } from "../../i18n/use-texts";
import * as styles from "./app-terms-summary.module.css";
import { LegalText } from "./legal-sections";

const points = [
  "health-care",
  "anonymity",
  "exceptions",
  "employer",
  "consents",
  "confidentiality",
  "price",
  "suspension",
  "ages",
  "disputes",
  "data",
  "rights",
] as const;

/** Id of its title, which the table of contents links to. */
export const summaryId = "summary";

/** Summary of the app's terms and privacy policy in the page's language: the document is in English only. */
export function AppTermsSummary() {
  const t = useTexts("legal");
  return (
    <div className={styles.summary}>
      <h2 id={summaryId}>{t("appTerms.summary.title")}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <h3>{t(`appTerms.summary.points.${point}.title`)}</h3>
            <p>
              <LegalText text={t(`appTerms.summary.points.${point}.text`)} />
            </p>
          </li>
        ))}
      </ul>
      <p>{t("appTerms.summary.note")}</p>
    </div>
  );
}
