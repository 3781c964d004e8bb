import { ScreenLink } from "../../components/links/screen-link";
import { useSettled } from "../../components/ui/use-settled";
import { formatKronor } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import type { CalculatorInputs } from "./calculator-inputs";
import { CopyLink } from "./copy-link";
import { CostParts } from "./cost-parts";
import { sickLeaveCosts } from "./sick-leave-costs";
import * as styles from "./calculator-result.module.css";

type Props = {
  readonly inputs: CalculatorInputs;
  /** Whether screen readers are told the total: not before the visitor has changed anything. */
  readonly isAnnounced: boolean;
};

/** How long nothing may change before the total is said, in milliseconds: not at each step of a drag. */
const announcementDelay = 500;

/** What the choices cost: the total, its parts, and where to go from here. */
export function CalculatorResult({ inputs, isAnnounced }: Props) {
  const t = useTexts("calculator");
  const common = useTexts("common");
  const locale = useLocale();
  const costs = sickLeaveCosts(inputs);
  const total = formatKronor(costs.total, locale);
  const announcement = useSettled(
    isAnnounced ? t("announcement", { total }) : "",
    announcementDelay,
  );

  return (
    <div className={styles.result}>
      <p>
        <span className={styles.caption}>{t("total")}</span>{" "}
        <strong className={styles.total}>{total}</strong>
      </p>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <CostParts costs={costs} />
      <p className={styles.rounding}>{t("rounding")}</p>
      <dl className={styles.comparison}>
        <dt>{t("comparison")}</dt>
        <dd className={styles.amount}>{formatKronor(costs.replacement, locale)}</dd>
      </dl>
      <div className={styles.actions}>
        <ScreenLink screen="demoBooking" variant="button">
          {common("bookDemo")}
        </ScreenLink>
        <CopyLink inputs={inputs} />
      </div>
    </div>
  );
}
