import { useId, type CSSProperties } from "react";
import { smallestGroup } from "./facts";
import * as styles from "./group-size.module.css";
import { groupLimits } from "./trial-state";
import { useTrialTexts } from "./trial-texts";

const { min, max } = groupLimits;

const fractionOf = (size: number) => (size - min) / (max - min);

type Props = {
  /** People, the visitor included. */
  readonly size: number;
  readonly onChange: (size: number) => void;
};

/** Lets the visitor try how large the group must be before the employer sees anything. */
export function GroupSize({ size, onChange }: Props) {
  const t = useTrialTexts();
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {t("size.label")}
      </label>
      {/* The slider itself says its value; an output would announce it a second time. */}
      <p aria-hidden className={styles.value}>
        {size}
      </p>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={size}
        aria-valuetext={t("size.value", { count: size })}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className={styles.slider}
        style={{ "--fraction": fractionOf(size) } as CSSProperties}
      />
      <p
        aria-hidden
        className={styles.limit}
        style={{ "--fraction": fractionOf(smallestGroup) } as CSSProperties}
      >
        <span>{t("size.limit")}</span>
      </p>
    </div>
  );
}
