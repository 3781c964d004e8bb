import { site } from "../../config/site";
import { useTexts } from "../../i18n/use-texts";
import { LegalText } from "./legal-text";
import * as styles from "./app-terms-summary.module.css";

const points = [
  "health-care",
  "anonymity",
  "exceptions",
  "employer",
  "consents",
  "data",
  "confidentiality",
  "matching",
  "price",
  "reviews",
  "suspension",
  "ages",
  "storage",
  "rights",
  "controller",
] as const;

/** Summary of the app's terms and privacy policy in the page's language: the document is in English only. */
export function AppTermsSummary() {
  const t = useTexts("legal");
  const { name: company, dataProtectionMailbox } = site.company;
  const values = { company, dataProtectionMailbox };
  return (
    <div className={styles.summary}>
      <h2 className={styles.title}>{t("appTerms.summary.title")}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <LegalText text={t(`appTerms.summary.points.${point}`, values)} />
          </li>
        ))}
      </ul>
      <p className="small">{t("appTerms.summary.note")}</p>
    </div>
  );
}
