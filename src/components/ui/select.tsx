import { clsx } from "clsx";
import Check from "lucide/dist/esm/icons/check.mjs";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { Icon } from "./icon";
import { findOptionByText, keyAction } from "./select-keys";
import * as styles from "./select.module.css";

type Props<Value extends string | number> = {
  readonly label: string;
  /** Typing the start of a label or value finds the option. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
};

/** Letters typed within this many milliseconds of each other form one search. */
const typingPause = 500;

function showWhole(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: "nearest" });
}

/**
 * Select-only combobox as in the ARIA Authoring Practices: the focus stays on the field, which refers to
 * the active option by `aria-activedescendant`.
 */
export function Select<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  className,
}: Props<Value>) {
  const id = useId();
  const labelId = `${id}label`;
  const listId = `${id}list`;
  const optionId = (index: number) => `${id}option${index}`;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const typing = useRef({ text: "", time: 0 });
  /** Index of the active option; undefined while the list is closed. */
  const [active, setActive] = useState<number>();
  const isOpen = active !== undefined;
  const chosen = options.findIndex((option) => option.value === value);

  useEffect(() => {
    if (active === undefined) return;
    const option = document.getElementById(`${id}option${active}`);
    // Under the pointer, it must not move away from it.
    if (!option?.matches(":hover")) option?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  useEffect(() => {
    if (!isOpen) return;
    // Not all browsers blur the field on a tap outside.
    const closeOnOutsidePress = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setActive(undefined);
    };
    document.addEventListener("pointerdown", closeOnOutsidePress);
    return () => document.removeEventListener("pointerdown", closeOnOutsidePress);
  }, [isOpen]);

  function choose(index: number): void {
    setActive(undefined);
    const option = options[index];
    if (option && option.value !== value) onChange(option.value);
  }

  const isTyping = (timeStamp: number) => timeStamp - typing.current.time < typingPause;

  function find({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent): number | undefined {
    if (key.length > 1 || ctrlKey || metaKey || altKey) return undefined;
    const typed = isTyping(timeStamp) ? typing.current.text + key : key;
    typing.current = { text: typed, time: timeStamp };
    const names = options.map((option) => [option.label, String(option.value)]);
    return findOptionByText(names, typed, active ?? chosen);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const index = active ?? chosen;
    const list = { isOpen, active: index, count: options.length };
    const action = keyAction(event, { ...list, isTyping: isTyping(event.timeStamp) });
    // Tab must still move the focus, and a space not the page.
    if (event.key === " " || (action !== undefined && event.key !== "Tab")) event.preventDefault();
    if (action === "close") setActive(undefined);
    else if (action === "choose") choose(index);
    else setActive(action ?? find(event) ?? active);
  }

  return (
    <div ref={root} className={clsx(styles.root, className)}>
      {/* A mouse target only; the field handles the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions */}
      <span id={labelId} className={styles.label} onClick={() => field.current?.focus()}>
        {label}
      </span>
      <div
        ref={field}
        role="combobox"
        tabIndex={0}
        aria-labelledby={labelId}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(active) : undefined}
        className={`input-box ${styles.field}`}
        onClick={() => setActive(isOpen ? undefined : chosen)}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(undefined)}
      >
        <span>{options[chosen]?.label}</span>
        <Icon icon={ChevronDown} size={20} className="no-print flips-when-open" />
      </div>
      {isOpen && (
        <div
          ref={showWhole}
          id={listId}
          role="listbox"
          aria-labelledby={labelId}
          className={`no-print popup fade-in ${styles.list}`}
        >
          {options.map((option, index) => (
            // The field handles the keys.
            // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events
            <div
              key={option.value}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className={clsx(styles.option, index === active && styles.active)}
              // Keeps the focus on the field.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(index)}
            >
              <span>{option.label}</span>
              {index === chosen && <Icon icon={Check} size={20} className="accent" />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
