import { useId, useState } from "react";
import { Button } from "../../components/ui/button";
import { useTexts } from "../../i18n/use-texts";
import { calculatorId } from "./calculator-url";
import { CalculatorControls } from "./calculator-controls";
import { CalculatorResult } from "./calculator-result";
import { CostExplanation } from "./cost-explanation";
import { useCalculatorInputs } from "./use-calculator-inputs";
import * as styles from "./sick-leave-calculator.module.css";

/** Calculator of what sick leave costs an employer, by salary, employees and days. */
export function SickLeaveCalculator() {
  const t = useTexts("calculator");
  const { inputs, hasChanged, change } = useCalculatorInputs();
  const [isExplained, setIsExplained] = useState(false);
  const titleId = useId();
  const explanationId = useId();

  return (
    <section id={calculatorId} aria-labelledby={titleId} className={styles.calculator}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {t("title")}
        </h2>
        <p className={`lead ${styles.lead}`}>{t("lead")}</p>
      </div>
      <div className={isExplained ? `${styles.panels} ${styles.explained}` : styles.panels}>
        <div className={styles.card}>
          <CalculatorControls inputs={inputs} onChange={change} />
          <CalculatorResult inputs={inputs} isAnnounced={hasChanged} />
          {/* Below the controls on wide screens, where opening the panel beside them does not move it. */}
          <div className={styles.toggle}>
            <Button
              variant="quiet"
              onClick={() => setIsExplained(!isExplained)}
              controls={{ id: explanationId, isOpen: isExplained }}
            >
              {t("explanation.title")}
            </Button>
          </div>
        </div>
        <CostExplanation id={explanationId} isOpen={isExplained} />
      </div>
    </section>
  );
}
