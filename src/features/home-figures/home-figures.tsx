import { useTexts } from "../../i18n/use-texts";
import { Counter } from "./counter";
import { figures } from "./figures";
import * as styles from "./home-figures.module.css";

/** Three figures that show why the service can be trusted, and where they come from. */
export function HomeFigures() {
  const t = useTexts("home");
  return (
    <section aria-label={t("figures.label")} className={styles.root}>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure.name} className={styles.figure}>
            <dt className={styles.name}>{t(`figures.${figure.name}.name`)}</dt>
            <dd className={styles.value}>
              <Counter figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{t("figures.source")}</p>
    </section>
  );
}
