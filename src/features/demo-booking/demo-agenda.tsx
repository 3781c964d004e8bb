import { LinkedText } from "../../components/links/linked-text";
import { serviceFacts } from "../../config/service-facts";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./demo-agenda.module.css";

const parts = ["app", "portal", "price"] as const;

/** Minutes of a part: all are as long. */
const partMinutes = serviceFacts.demoMinutes / parts.length;

/** What happens during a demo: its minutes as a strip of three equal parts, each with what is told in it. */
export function DemoAgenda() {
  const t = useTexts("demo-booking");
  return (
    <ol aria-label={t("points.label")} className={styles.agenda}>
      {parts.map((name, index) => (
        <li key={name} className={styles.part}>
          <p className={styles.minutes}>
            {t("minutes", { from: index * partMinutes, to: (index + 1) * partMinutes })}
          </p>
          <div className={styles.what}>
            <strong>{t(`points.${name}.title`)}</strong>
            <p className={`soft ${styles.text}`}>
              <LinkedText text={t(`points.${name}.text`)} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
