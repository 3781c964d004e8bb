import { clsx } from "clsx";
import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import { useId, type ReactNode } from "react";
import { Button } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { useTexts } from "../../i18n/use-texts";
import { Faces, PhoneText } from "./phone";
import { steps, type Step } from "./trial-state";
import * as styles from "./step-parts.module.css";

type HeadProps = {
  /** The title's id. */
  readonly id: string;
  readonly title: string;
  readonly className?: string | undefined;
  /** Which of the steps it is, for the eye: each screen's name says it. */
  readonly step?: Step | undefined;
  /** The way back. */
  readonly children?: ReactNode;
};

/** The title of one of the two sides, and how far the visitor has come. */
export function SideHead({ id, title, className, step, children }: HeadProps) {
  return (
    <div className={clsx(styles.head, className)}>
      <div className={styles.title}>
        {children}
        <h3 id={id}>{title}</h3>
      </div>
      {step && (
        <div aria-hidden className={styles.steps}>
          {steps.map((each, index) => (
            <span
              key={each}
              className={index <= steps.indexOf(step) ? styles.reached : undefined}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type BackProps = { readonly onClick: () => void };

/** The button back to what was there before. */
export function BackButton({ onClick }: BackProps) {
  const t = useTexts("app-trial-steps");
  return (
    <Button variant="icon" aria-label={t("back")} onClick={onClick}>
      <Icon icon={ArrowLeft} size={20} />
    </Button>
  );
}

type BarProps = { readonly onBack: () => void; readonly children?: ReactNode };

/** The top of a screen, with the way back. */
export function StepBar({ onBack, children }: BarProps) {
  return (
    <div className={styles.back}>
      <BackButton onClick={onBack} />
      {children}
    </div>
  );
}

type ButtonProps = {
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
  readonly children: string;
};

/** The button to the next step. Disabled, it says what is missing. */
export function StepButton({ onClick, isDisabled, className, children }: ButtonProps) {
  return (
    <Button isDisabled={isDisabled} onClick={onClick} className={clsx(styles.next, className)}>
      {children}
    </Button>
  );
}

type ChoiceProps<Value extends string | number> = {
  readonly legend: string;
  /** In a row, not in pairs. */
  readonly isRow?: boolean;
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
  isRow = false,
  values,
  chosen,
  nameOf,
  onChoose,
  draw,
}: ChoiceProps<Value>) {
  const name = useId();
  const choices = values.map((value) => (
    <label key={value} className={styles.choice}>
      <input
        type="radio"
        name={name}
        checked={value === chosen}
        className="input-overlay"
        onChange={() => onChoose(value)}
      />
      {draw && (
        <span aria-hidden className={styles.face}>
          {draw(value, value === chosen)}
        </span>
      )}
      <span className={draw ? "visually-hidden" : styles.name}>{nameOf(value)}</span>
    </label>
  ));
  return (
    <fieldset className={styles.question}>
      <PhoneText look="question" as="legend">
        {legend}
      </PhoneText>
      {draw ? (
        <Faces>{choices}</Faces>
      ) : (
        <div className={isRow ? styles.row : styles.pairs}>{choices}</div>
      )}
    </fieldset>
  );
}
