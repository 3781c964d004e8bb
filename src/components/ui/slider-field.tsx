import { useEffect, useId, useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import { parseValidValue, correctEntry, type Correction, type Limits } from "./slider-field-entry";
import * as styles from "./slider-field.module.css";

type Props = {
  readonly label: string;
  readonly limits: Limits;
  readonly value: number;
  /** The value with its unit for screen readers: "60 days". */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
  /** Explains why the field shows a different value than was typed. */
  readonly correctionText: (correction: Correction) => string;
};

/**
 * Whole number input with a slider and a synchronized text field. Invalid text is corrected on blur, with
 * a message.
 */
export function SliderField({ label, limits, value, valueText, onChange, correctionText }: Props) {
  const id = useId();
  const labelId = `${id}label`;
  const messageId = `${id}message`;
  const slider = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** Text being typed; undefined otherwise. */
  const [draft, setDraft] = useState<string>();
  const [message, setMessage] = useState("");
  const shown = draft ?? String(value);

  function accept(next: number): void {
    setMessage("");
    onChange(next);
  }

  function slide(next: number): void {
    setDraft(undefined);
    accept(next);
  }

  function type(text: string): void {
    setMessage("");
    setDraft(text);
    const next = parseValidValue(text, limits);
    if (next !== undefined) accept(next);
  }

  function finish(): void {
    if (draft === undefined) return;
    setDraft(undefined);
    const { value: next, correction } = correctEntry(draft, limits, value);
    onChange(next);
    if (correction) setMessage(correctionText(correction));
  }

  useEffect(() => {
    // The inputs differ from the rendered values only if the visitor changed them before hydration.
    if (slider.current && slider.current.value !== shown) slide(slider.current.valueAsNumber);
    else if (field.current && field.current.value !== shown) type(field.current.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: all later changes are events.
  }, []);

  const fraction = (value - limits.min) / (limits.max - limits.min);
  return (
    <div className={styles.root}>
      <label id={labelId} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="numeric"
        // Some browsers would restore this field after a reload, but not the slider.
        autoComplete="off"
        value={shown}
        aria-describedby={messageId}
        className={styles.field}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === "Enter") finish();
        }}
      />
      <input
        ref={slider}
        type="range"
        min={limits.min}
        max={limits.max}
        autoComplete="off"
        value={value}
        aria-labelledby={labelId}
        aria-valuetext={valueText}
        className={styles.slider}
        style={{ "--fraction": fraction } as CSSProperties}
        onChange={(event) => slide(event.target.valueAsNumber)}
      />
      <p role="status" id={messageId} className={styles.message}>
        {message}
      </p>
    </div>
  );
}
