import { growth } from "../../config/service-facts";
import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./vision.module.css";

const figures = ["customers", "calls"] as const;

/** The company's vision, and two figures that show what has come of it, with their source. */
export function Vision() {
  const t = useTexts("about");
  const locale = useLocale();
  const growthValues = {
    customers: formatNumber(growth.customers, locale),
    sessions: formatNumber(growth.sessions, locale),
  };
  return (
    <section aria-labelledby="vision" className={styles.vision}>
      <h2 id="vision">{t("vision.title")}</h2>
      <p className="lead">{t("vision.text")}</p>
      <dl className={styles.figures}>
        {figures.map((name) => (
          <div key={name}>
            <dt>{t(`vision.${name}`)}</dt>
            <dd>{t(`vision.${name}Figure`, growthValues)}</dd>
          </div>
        ))}
      </dl>
      <p className={`soft ${styles.source}`}>{t("vision.source", growthValues)}</p>
    </section>
  );
}
