import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Logo } from "../../components/layout/logo";
import { SectionHead } from "../../components/layout/section-head";
import { buttonClass } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { Select } from "../../components/ui/select";
import { SliderField } from "../../components/ui/slider-field";
import { site } from "../../config/site";
import { formatKronor, formatLocalDay } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { screenPath } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import {
  calculatorId,
  calculatorUrl,
  countRange,
  defaultInputs,
  salaryOptions,
  useCalculatorInputs,
} from "./calculator-inputs";
import { CalculatorResult } from "./calculator-result";
import {
  employerFeePercent,
  fixedExpensesPercent,
  sickPayPeriods,
  vacationPayPercent,
  workingDaysPerMonth,
} from "./sick-leave-costs";
import * as styles from "./sick-leave-calculator.module.css";

const { high, low } = sickPayPeriods;

const fees = { ...high, fee: employerFeePercent, vacation: vacationPayPercent };
const sources = { ...low, high: high.percent, low: low.percent, vacation: vacationPayPercent };

/** Explanation of the calculation, with its actual rates. */
function CostExplanation() {
  const t = useTexts("calculator");
  const rules = [
    [t("explanation.unpaid.title", { to: high.from - 1 }), t("explanation.unpaid.text")],
    [t("explanation.high.title", high), t("explanation.high.text", high)],
    [t("explanation.low.title", low), t("explanation.low.text", low)],
    [t("explanation.after.title", low), t("explanation.after.text")],
    [t("explanation.feeAndVacation.title"), t("explanation.feeAndVacation.text", fees)],
    [t("explanation.fixed.title"), t("explanation.fixed.text", { percent: fixedExpensesPercent })],
  ] as const;
  return (
    <details className={styles.explanation}>
      <summary className={buttonClass("quiet", styles.toggle)}>
        <h3 className={styles.method}>{t("explanation.title")}</h3>
        <Icon icon={ChevronDown} size={18} className="no-print flips-when-open" />
      </summary>
      <p>{t("explanation.intro", { days: workingDaysPerMonth })}</p>
      <dl className={styles.list}>
        {rules.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.notes}>
        <p>{t("explanation.note")}</p>
        <p>{t("explanation.sources", sources)}</p>
        <p>{t("rounding")}</p>
      </div>
    </details>
  );
}

/** Head of the printed calculator: whose it is, and the visitor's day when it is printed. */
function SheetHead() {
  const t = useTexts("calculator");
  const locale = useLocale();
  const [day, setDay] = useState<string>();

  useEffect(() => {
    // What is printed is the page as this event leaves it.
    const showDay = () => flushSync(() => setDay(formatLocalDay(new Date(), locale)));
    window.addEventListener("beforeprint", showDay);
    return () => window.removeEventListener("beforeprint", showDay);
  }, [locale]);

  return (
    <div className={styles.sheetHead}>
      <Logo />
      <div>
        <p>{t("sheet.title")}</p>
        {day && <p>{day}</p>}
      </div>
    </div>
  );
}

/** Calculator of what sick leave costs an employer, by salary, employees and days. */
export function SickLeaveCalculator() {
  const t = useTexts("calculator");
  const locale = useLocale();
  const { inputs, hasChanged, change } = useCalculatorInputs();
  // Without JavaScript, a sentence says which example is shown.
  const example = { ...defaultInputs, salary: formatKronor(defaultInputs.salary, locale) };

  return (
    <section id={calculatorId} aria-labelledby="calculator-title" className={styles.calculator}>
      <SheetHead />
      <SectionHead
        id="calculator-title"
        title={t("title")}
        lead={<span className="no-print">{t("lead")}</span>}
      />
      <div className={styles.panels}>
        <div className={styles.controls}>
          <noscript>{t("example", example)}</noscript>
          <div className={`needs-script ${styles.fields}`}>
            <Select
              label={t("salary")}
              className={styles.salary}
              options={salaryOptions.map((value) => ({
                value,
                label: formatKronor(value, locale),
              }))}
              value={inputs.salary}
              onChange={(salary) => change({ salary })}
            />
            {(["employees", "days"] as const).map((name) => (
              <SliderField
                key={name}
                label={t(`${name}.label`)}
                limits={countRange}
                value={inputs[name]}
                valueText={t(`${name}.value`, { count: inputs[name] })}
                onChange={(value) => change({ [name]: value })}
                correctionText={(value) => t("correction", { ...countRange, value })}
              />
            ))}
          </div>
        </div>
        <CalculatorResult inputs={inputs} isOwn={hasChanged} />
        <CostExplanation />
      </div>
      <p className={styles.sheetFoot}>
        {t("sheet.link")}{" "}
        <span>{site.url + screenPath("home", locale) + calculatorUrl(inputs)}</span>
      </p>
    </section>
  );
}
