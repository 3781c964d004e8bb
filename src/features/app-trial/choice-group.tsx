import { useId, type ReactNode } from "react";
import * as styles from "./choice-group.module.css";

type Props<Value extends string | number> = {
  readonly legend: string;
  readonly legendClass: string | undefined;
  readonly layout: "faces" | "pairs" | "times";
  readonly values: readonly Value[];
  readonly chosen: Value | undefined;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
  /** Draws a value, beside its hidden name; its name is shown without. */
  readonly draw?: (value: Value, isChosen: boolean) => ReactNode;
};

/** A question of the app with one answer of a few. */
export function ChoiceGroup<Value extends string | number>({
  legend,
  legendClass,
  layout,
  values,
  chosen,
  nameOf,
  onChoose,
  draw,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={legendClass}>{legend}</legend>
      <div className={styles[layout]}>
        {values.map((value) => (
          <label key={value} className={draw ? styles.drawn : styles.choice}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className={styles.input}
            />
            {draw && (
              <span aria-hidden className={styles.drawing}>
                {draw(value, value === chosen)}
              </span>
            )}
            <span className={draw ? "visually-hidden" : styles.name}>{nameOf(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
