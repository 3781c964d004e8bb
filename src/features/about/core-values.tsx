import { SectionHead } from "../../components/layout/section-head";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./core-values.module.css";

/** In display order. */
const values = ["creativity", "curiosity", "joy", "care"] as const;

/** The company's four core values. */
export function CoreValues() {
  const t = useTexts("about");
  return (
    <section aria-labelledby="values" className={styles.values}>
      <SectionHead id="values" title={t("values.title")} />
      <ul className={styles.list}>
        {values.map((name) => (
          <li key={name} className={styles.value}>
            <h3 className={styles.name}>{t(`values.${name}.title`)}</h3>
            <p className={styles.text}>{t(`values.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
