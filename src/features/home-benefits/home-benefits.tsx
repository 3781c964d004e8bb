import { useTexts } from "../../i18n/use-texts";
import * as styles from "./home-benefits.module.css";

const benefits = ["anonymity", "matching", "statistics"] as const;

/** Three benefits for employees and their employer. */
export function HomeBenefits() {
  const t = useTexts("home");
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits">{t("benefits.title")}</h2>
      <ul className={styles.benefits}>
        {benefits.map((name) => (
          <li key={name}>
            <img
              className={styles.picture}
              src={`/pictures/benefit-${name}.svg`}
              alt=""
              width={480}
              height={320}
              loading="lazy"
            />
            <h3>{t(`benefits.${name}.title`)}</h3>
            <p className={styles.text}>{t(`benefits.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
