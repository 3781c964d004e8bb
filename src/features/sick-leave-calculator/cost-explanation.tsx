import { useTexts } from "../../i18n/use-texts";
import {
  employerFeePercent,
  fixedExpensesPercent,
  sickPayPeriods,
  vacationPayPercent,
  workingDaysPerMonth,
} from "./sick-leave-costs";
import * as styles from "./cost-explanation.module.css";

const { high, low } = sickPayPeriods;

const periods = [
  { name: "unpaid", values: { to: high.from - 1 } },
  { name: "high", values: high },
  { name: "low", values: low },
  { name: "after", values: { to: low.to } },
] as const;

const parts = [
  {
    name: "feeAndVacation",
    values: { ...high, fee: employerFeePercent, vacation: vacationPayPercent },
  },
  { name: "fixed", values: { percent: fixedExpensesPercent } },
] as const;

type Props = { readonly id: string; readonly isOpen: boolean };

/** Explanation of the calculation, with its actual rates. Open without JavaScript. */
export function CostExplanation({ id, isOpen }: Props) {
  const t = useTexts("calculator");
  return (
    <div id={id} hidden={!isOpen} className={styles.explanation}>
      <h3>{t("explanation.title")}</h3>
      <p className={styles.intro}>{t("explanation.intro", { days: workingDaysPerMonth })}</p>
      <dl className={styles.list}>
        {periods.map(({ name, values }) => (
          <div key={name}>
            <dt>{t(`explanation.${name}.title`, values)}</dt>
            <dd>{t(`explanation.${name}.text`, values)}</dd>
          </div>
        ))}
        {parts.map(({ name, values }) => (
          <div key={name}>
            <dt>{t(`explanation.${name}.title`)}</dt>
            <dd>{t(`explanation.${name}.text`, values)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t("explanation.note")}</p>
    </div>
  );
}
