import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { wellbeing } from "./sample-statistics";
import * as styles from "./wellbeing-bars.module.css";

/** Bars that compare a group's wellbeing before its sessions and after three of them. */
export function WellbeingBars() {
  const t = useTexts("product");
  const locale = useLocale();
  return (
    <div className={styles.measurements}>
      {(["before", "after"] as const).map((when) => (
        <div key={when}>
          <p className={styles.figure}>{formatNumber(wellbeing[when], locale)}</p>
          <svg className={styles.bar}>
            <rect width="100%" height="10" rx="5" className={styles.whole} />
            <rect width={`${wellbeing[when] * 10}%`} height="10" rx="5" className={styles[when]} />
          </svg>
          <p className={styles.label}>{t(`portal.picture.${when}`)}</p>
        </div>
      ))}
    </div>
  );
}
