import { Fragment, useRef } from "react";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { valueAtStep } from "./count";
import * as styles from "./counter.module.css";
import type { Figure } from "./figures";
import { useCount } from "./use-count";

type Props = { readonly figure: Figure };

/**
 * A figure that counts up to itself when it is seen.
 *
 * The final figure is always there: it holds the width, it is what a screen reader finds at any moment,
 * and all there is without a script. The count only covers it.
 */
export function Counter({ figure: { name, value, decimals, format } }: Props) {
  const t = useTexts("home");
  const locale = useLocale();
  const ref = useRef<HTMLSpanElement>(null);
  const step = useCount(ref);

  const write = (number: number) => {
    const written = format(number, locale);
    const [before, after] = t(`figures.${name}.figure`, { number: written }).split(written);
    return (
      // New elements for a further digit: a mark that moved to make room would count as a layout shift.
      <Fragment key={written.length}>
        {before}
        {written}
        <span className={styles.mark}>{after}</span>
      </Fragment>
    );
  };

  return (
    <span ref={ref} className={styles.counter}>
      <span className={step === undefined ? undefined : styles.covered}>{write(value)}</span>
      {step !== undefined && (
        <span aria-hidden className={styles.count}>
          {write(valueAtStep(value, step, decimals))}
        </span>
      )}
    </span>
  );
}
