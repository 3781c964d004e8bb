import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useId } from "react";
import { useTrialTexts } from "./trial-texts";
import * as styles from "./screen-parts.module.css";

type BarProps = { readonly onBack: () => void; readonly children?: ReactNode };

/** The top of a screen, with the way back. */
export function ScreenBar({ onBack, children }: BarProps) {
  const t = useTrialTexts();
  return (
    <div className={styles.bar}>
      <button type="button" aria-label={t("back")} onClick={onBack} className={styles.back}>
        <ArrowLeft size={20} strokeWidth={1.5} aria-hidden />
      </button>
      {children}
    </div>
  );
}

type ButtonProps = {
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly children: string;
};

/**
 * The way on, at the bottom of a screen. Disabled, it can still be focused, and says what is missing; pressing
 * it then must do nothing.
 */
export function ScreenButton({ onClick, isDisabled = false, children }: ButtonProps) {
  return (
    <button type="button" aria-disabled={isDisabled} onClick={onClick} className={styles.next}>
      {children}
    </button>
  );
}

type ChoiceProps<Value extends string | number> = {
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
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.question}>
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
