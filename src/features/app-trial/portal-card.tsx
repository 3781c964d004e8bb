import EyeOff from "lucide-react/icons/eye-off";
import Lock from "lucide-react/icons/lock";
import { useTexts } from "../../i18n/use-texts";
import { Dots } from "./dots";
import * as styles from "./portal-card.module.css";
import { useTrialTexts } from "./trial-texts";

type Props = {
  /** What the portal shows; undefined if the group is too small for anything. */
  readonly count: number | undefined;
  readonly isBooked: boolean;
};

/** The customer portal's number of the month. Everyone in it looks the same. */
export function PortalCard({ count, isBooked }: Props) {
  const t = useTrialTexts();
  const product = useTexts("product");
  return (
    <div className={styles.window}>
      <p className={styles.bar}>
        <Lock size={12} strokeWidth={1.5} aria-hidden />
        {product("portal.picture.name")}
      </p>
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.period}>{t("portal.month")}</span>
          <span className={styles.sample}>{product("portal.picture.sample")}</span>
        </p>
        <div className={styles.month}>
          <p className={styles.count}>
            {/* Arrives anew when the visitor is counted, and when it comes or goes. */}
            <span key={`${isBooked} ${count === undefined}`} className={styles.figure}>
              {count ?? <EyeOff size={48} strokeWidth={1.25} aria-hidden />}
            </span>
            <span>{t(count ? "portal.count" : "portal.hidden")}</span>
            {isBooked && (
              <span aria-hidden className={count ? styles.more : styles.noMore}>
                {t("ledger.seen")}
              </span>
            )}
          </p>
          <Dots filled={count ?? 0} />
        </div>
        <p className={count ? styles.privacy : styles.hidden}>
          <EyeOff size={18} strokeWidth={1.5} aria-hidden />
          {count ? product("portal.picture.privacy") : t("portal.rule")}
        </p>
      </div>
    </div>
  );
}
