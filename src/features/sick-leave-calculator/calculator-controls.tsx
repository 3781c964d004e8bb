import { Select } from "../../components/ui/select";
import { SliderField } from "../../components/ui/slider-field";
import type { Correction } from "../../components/ui/slider-field-entry";
import { formatKronor } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import {
  defaultInputs,
  inputRanges,
  salaryOptions,
  type CalculatorInputs,
} from "./calculator-inputs";
import * as styles from "./calculator-controls.module.css";

type Props = {
  readonly inputs: CalculatorInputs;
  readonly onChange: (change: Partial<CalculatorInputs>) => void;
};

/** The calculator's three inputs. Without JavaScript, a sentence says which example is shown. */
export function CalculatorControls({ inputs, onChange }: Props) {
  const t = useTexts("calculator");
  const locale = useLocale();
  const example = { ...defaultInputs, salary: formatKronor(defaultInputs.salary, locale) };

  return (
    <div className={styles.controls}>
      <noscript>{t("example", example)}</noscript>
      <div className={styles.fields}>
        <Select
          label={t("salary")}
          options={salaryOptions.map((value) => ({ value, label: formatKronor(value, locale) }))}
          value={inputs.salary}
          onChange={(salary) => onChange({ salary })}
        />
        {(["employees", "days"] as const).map((name) => (
          <SliderField
            key={name}
            label={t(`${name}.label`)}
            limits={inputRanges[name]}
            value={inputs[name]}
            valueText={t(`${name}.value`, { count: inputs[name] })}
            onChange={(value) => onChange({ [name]: value })}
            correctionText={({ kind, ...values }: Correction) => {
              return t(`correction.${kind}`, { ...values, ...inputRanges[name] });
            }}
          />
        ))}
      </div>
    </div>
  );
}
