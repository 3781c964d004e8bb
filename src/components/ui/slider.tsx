import { clsx } from "clsx";
import type { CSSProperties, InputHTMLAttributes } from "react";
import * as styles from "./slider.module.css";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "min" | "max" | "value" | "onChange"> & {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** A native slider for whole numbers, filled up to its value. Needs a label. */
export function Slider({ min, max, value, onChange, className, ...attributes }: Props) {
  return (
    <input
      type="range"
      min={min}
      max={max}
      autoComplete="off"
      value={value}
      className={clsx(styles.slider, className)}
      style={{ "--fraction": (value - min) / (max - min) } as CSSProperties}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      {...attributes}
    />
  );
}
