import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import * as styles from "./select.module.css";

type Props = {
  readonly label: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/**
 * A native select. Browsers that can style its list open it as the site's own; others, and phones, have the
 * list that their users know.
 */
export function Select({ label, options, value, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          // Some browsers would restore it after a reload, unlike what follows from it.
          autoComplete="off"
          value={value}
          className={styles.field}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className={styles.option}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden className={styles.arrow} />
      </div>
    </div>
  );
}
