import { useTexts } from "../../i18n/use-texts";
import * as styles from "./vision.module.css";

const figures = ["customers", "calls"] as const;

/** The company's vision, and two figures that show what has come of it, with their source. */
export function Vision() {
  const t = useTexts("about");
  return (
    <section aria-labelledby="vision" className={styles.vision}>
      <div>
        <h2 id="vision">{t("vision.title")}</h2>
        <p className={`lead ${styles.text}`}>{t("vision.text")}</p>
      </div>
      <div>
        <dl className={styles.figures}>
          {figures.map((name) => (
            <div key={name} className={styles.figure}>
              <dt>{t(`vision.${name}`)}</dt>
              <dd>{t(`vision.${name}Figure`)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.source}>{t("vision.source")}</p>
      </div>
    </section>
  );
}
