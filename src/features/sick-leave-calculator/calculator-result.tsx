import { ScreenLink } from "../../components/links/screen-link";
import { useDebouncedValue } from "../../components/ui/use-debounced-value";
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
  /** Whether the total is announced: not before the visitor has changed something. */
  readonly isAnnounced: boolean;
};

/** Milliseconds without a change before the total is announced, so as to skip the steps of a drag. */
const announcementDelay = 500;

/** The calculated costs: the total and its parts, with a call to action. */
export function CalculatorResult({ inputs, isAnnounced }: Props) {
  const t = useTexts("calculator");
  const common = useTexts("common");
  const locale = useLocale();
  const costs = sickLeaveCosts(inputs);
  const total = formatKronor(costs.total, locale);
  const announcement = useDebouncedValue(
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
