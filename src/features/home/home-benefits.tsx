import { Drawing } from "../../components/ui/drawing";
import { Statement } from "../../components/ui/statement";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./home-benefits.module.css";

const benefits = ["anonymity", "matching", "statistics"] as const;

/** Three benefits for employees and their employer, and in one sentence what protects the employees. */
export function HomeBenefits() {
  const t = useTexts("home");
  return (
    <section aria-labelledby="benefits" className={styles.part}>
      <h2 id="benefits">{t("benefits.title")}</h2>
      <ul className={styles.benefits}>
        {benefits.map((name) => (
          <li key={name}>
            <Drawing name={`benefit-${name}`} width={480} height={320} className={styles.picture} />
            <h3>{t(`benefits.${name}.title`)}</h3>
            <p className={styles.benefit}>{t(`benefits.${name}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.statement}>
        <Statement>{t("benefits.statement")}</Statement>
      </div>
    </section>
  );
}
