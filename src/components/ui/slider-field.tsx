import { useId, useState } from "react";
import { Slider } from "./slider";
import * as styles from "./slider-field.module.css";

/** Minimum and maximum, both whole numbers. */
type Limits = { readonly min: number; readonly max: number };

/** Arabic, Persian and full-width digits, which keyboards have in place of ours, as ours. */
const withOurDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Returns the typed value if it is valid as it is. */
export function parseValidValue(text: string, { min, max }: Limits): number | undefined {
  const digits = withOurDigits(text).trim();
  const value = /^\d+$/.test(digits) ? Number(digits) : NaN;
  return value >= min && value <= max ? value : undefined;
}

/** Returns the nearest allowed value for a finished entry, or `last` if it does not begin with a number. */
export function nearestValue(text: string, { min, max }: Limits, last: number): number {
  const number = Math.round(
    parseFloat(withOurDigits(text).replace(/\s/g, "").replace(",", ".").replace(/^[−–]/, "-")),
  );
  return Number.isNaN(number) ? last : Math.min(Math.max(number, min), max);
}

type Props = {
  readonly label: string;
  readonly limits: Limits;
  readonly value: number;
  /** The value with its unit for screen readers: "60 days". */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
  /** Says what can be entered, once the field shows a different value than was typed. */
  readonly correctionText: (value: number) => string;
};

/**
 * Whole number input with a slider and a synchronized text field. Invalid text is corrected on blur, with
 * a message.
 */
export function SliderField({ label, limits, value, valueText, onChange, correctionText }: Props) {
  const id = useId();
  const labelId = `${id}label`;
  const messageId = `${id}message`;
  /** Text being typed; undefined otherwise. */
  const [draft, setDraft] = useState<string>();
  const [message, setMessage] = useState("");
  const shown = draft ?? String(value);

  function slide(next: number): void {
    setMessage("");
    setDraft(undefined);
    onChange(next);
  }

  function type(text: string): void {
    setMessage("");
    setDraft(text);
    const next = parseValidValue(text, limits);
    if (next !== undefined) onChange(next);
  }

  function finish(): void {
    setDraft(undefined);
    // A valid entry has been accepted while it was typed.
    if (draft === undefined || parseValidValue(draft, limits) !== undefined) return;
    const nearest = nearestValue(draft, limits, value);
    onChange(nearest);
    setMessage(correctionText(nearest));
  }

  return (
    <div className={styles.root}>
      <label id={labelId} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        // Some browsers would restore this field after a reload, but not the slider.
        autoComplete="off"
        value={shown}
        aria-describedby={messageId}
        className={`input-box ${styles.field}`}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === "Enter") finish();
        }}
      />
      <Slider
        {...limits}
        value={value}
        aria-labelledby={labelId}
        aria-valuetext={valueText}
        className={styles.slider}
        onChange={slide}
      />
      <p role="status" id={messageId} className={styles.message}>
        {message}
      </p>
    </div>
  );
}
