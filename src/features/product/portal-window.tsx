import EyeOff from "lucide-react/icons/eye-off";
import Lock from "lucide-react/icons/lock";
import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { MonthBars } from "./month-bars";
import * as styles from "./portal-window.module.css";
import { ProductIllustration } from "./product-illustration";
import { quarterTotal } from "./sample-statistics";
import { WellbeingBars } from "./wellbeing-bars";

/** Illustration of the customer portal: a quarter's statistics, and a note on what stays private. */
export function PortalWindow() {
  const t = useTexts("product");
  const locale = useLocale();
  return (
    <ProductIllustration label={t("portal.picture.alt")} background="sand">
      <div className={styles.window}>
        <div className={styles.bar}>
          <svg viewBox="0 0 44 8" width="44" height="8" className={styles.lights}>
            <circle cx="4" cy="4" r="4" />
            <circle cx="20" cy="4" r="4" />
            <circle cx="36" cy="4" r="4" />
          </svg>
          <p className={styles.address}>
            <Lock size={12} strokeWidth={1.5} />
            {t("portal.picture.name")}
          </p>
        </div>
        <div className={styles.body}>
          <div className={styles.head}>
            <p className={styles.period}>{t("portal.picture.period")}</p>
            <p className={styles.sample}>{t("portal.picture.sample")}</p>
          </div>
          <div className={styles.cards}>
            <div className={styles.card}>
              <p>{t("portal.picture.calls")}</p>
              <p className={styles.figure}>{formatNumber(quarterTotal, locale)}</p>
              <MonthBars />
            </div>
            <div className={styles.card}>
              <p>{t("portal.picture.wellbeing")}</p>
              <p className={styles.scale}>{t("portal.picture.scale")}</p>
              <WellbeingBars />
            </div>
          </div>
          <p className={styles.privacy}>
            <EyeOff size={18} strokeWidth={1.5} />
            {t("portal.picture.privacy")}
          </p>
        </div>
      </div>
    </ProductIllustration>
  );
}
