import { RowList } from "../../components/ui/row-list";
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
      <h2 id={summaryId} className={styles.title}>
        {t("appTerms.summary.title")}
      </h2>
      <RowList
        rows={points.map((point) => ({
          key: point,
          title: t(`appTerms.summary.points.${point}.title`),
          text: <LegalText text={t(`appTerms.summary.points.${point}.text`)} />,
        }))}
      />
      <p className="small">{t("appTerms.summary.note")}</p>
    </div>
  );
}
