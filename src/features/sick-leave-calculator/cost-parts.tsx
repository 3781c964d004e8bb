import { formatKronor } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { costParts, type SickLeaveCosts } from "./sick-leave-costs";
import { roundedShares } from "./rounded-shares";
import * as styles from "./cost-parts.module.css";

type Props = { readonly costs: SickLeaveCosts };

/** The parts of the total: a proportional bar, and a legend with amounts and shares. */
export function CostParts({ costs }: Props) {
  const t = useTexts("calculator");
  const locale = useLocale();
  const percents = roundedShares(costParts.map((part) => costs[part]));
  const shown = costParts.filter((part) => costs[part] > 0);

  return (
    <>
      <div className={styles.bar} aria-hidden>
        {shown.map((part) => (
          <span key={part} className={styles[part]} style={{ flexGrow: costs[part] }} />
        ))}
      </div>
      <dl className={styles.legend}>
        {costParts.map((part, index) => (
          <div key={part} className={styles.row}>
            <dt className={styles.name}>
              <span className={[styles.mark, styles[part]].join(" ")} />
              {t(`parts.${part}`)}
            </dt>
            <dd className={styles.amount}>{formatKronor(costs[part], locale)}</dd>
            <dd className={styles.share}>{t("share", { percent: percents[index] ?? 0 })}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
