import { Check, ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { findTyped, keyAction } from "./select-keys";
import { positionList } from "./select-position";
import * as styles from "./select.module.css";

type Props<Value extends string | number> = {
  readonly label: string;
  /** Found by typing the start of the label or of the value. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** Letters typed within this time of each other belong together, in milliseconds. */
const typingPause = 500;

/**
 * A choice of one from a list, as the ARIA Authoring Practices' select-only combobox: the focus stays
 * on the field, and the active option is pointed at.
 */
export function Select<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: Props<Value>) {
  const id = useId();
  const labelId = `${id}label`;
  const listId = `${id}list`;
  const optionId = (place: number) => `${id}option${place}`;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const typing = useRef({ text: "", time: 0 });
  /** The active option's place while the list is open. */
  const [active, setActive] = useState<number>();
  const isOpen = active !== undefined;
  const chosen = options.findIndex((option) => option.value === value);

  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(`${id}option${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  useEffect(() => {
    if (!isOpen) return;
    // A tap beside the list takes the focus away in most browsers, not in all.
    const leave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setActive(undefined);
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [isOpen]);

  function choose(place: number): void {
    setActive(undefined);
    const option = options[place];
    if (option && option.value !== value) onChange(option.value);
  }

  function find({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent): number | undefined {
    if (key.length > 1 || ctrlKey || metaKey || altKey) return undefined;
    const { text, time } = typing.current;
    const typed = timeStamp - time < typingPause ? text + key : key;
    typing.current = { text: typed, time: timeStamp };
    const names = options.map((option) => [option.label, String(option.value)]);
    return findTyped(names, typed, active ?? chosen);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const place = active ?? chosen;
    const action = keyAction(event, { isOpen, active: place, count: options.length });
    // The Tab key also moves on.
    if (action && event.key !== "Tab") event.preventDefault();
    if (action === "close") setActive(undefined);
    else if (action === "choose") choose(place);
    else setActive(action?.goTo ?? find(event) ?? active);
  }

  return (
    <div ref={root} className={styles.root}>
      {/* A label for those who point; its keyboard is the field's. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
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
        className={styles.field}
        onClick={() => setActive(isOpen ? undefined : chosen)}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(undefined)}
      >
        {options[chosen]?.label}
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden className={styles.arrow} />
      </div>
      {isOpen && (
        <div
          ref={positionList}
          id={listId}
          role="listbox"
          aria-labelledby={labelId}
          className={styles.list}
        >
          {options.map((option, place) => (
            // The field has the keys.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.value}
              id={optionId(place)}
              role="option"
              tabIndex={-1}
              aria-selected={place === chosen}
              className={place === active ? `${styles.option} ${styles.active}` : styles.option}
              // The focus stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(place)}
              onClick={() => choose(place)}
            >
              {option.label}
              {place === chosen && <Check size={20} strokeWidth={1.5} aria-hidden />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
