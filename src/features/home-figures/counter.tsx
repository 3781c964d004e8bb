import { Fragment, useRef } from "react";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { valueAtStep } from "./count";
import * as styles from "./counter.module.css";
import type { Figure } from "./figures";
import { useCount } from "./use-count";

type Props = { readonly figure: Figure };

/**
 * A figure that counts up when it comes into view.
 *
 * The final figure is always rendered: it reserves the width, is what screen readers find, and is all
 * there is without JavaScript. The count only covers it.
 */
export function Counter({ figure: { name, value, decimals, format } }: Props) {
  const t = useTexts("home");
  const locale = useLocale();
  const ref = useRef<HTMLSpanElement>(null);
  const step = useCount(ref);

  const renderNumber = (number: number) => {
    const formatted = format(number, locale);
    const [before, after] = t(`figures.${name}.figure`, { number: formatted }).split(formatted);
    return (
      // Another digit gets new elements: a mark that moves to make room would count as a layout shift.
      <Fragment key={formatted.length}>
        {before}
        {formatted}
        <span className={styles.mark}>{after}</span>
      </Fragment>
    );
  };

  return (
    <span ref={ref} className={styles.counter}>
      <span className={step === undefined ? undefined : styles.covered}>{renderNumber(value)}</span>
      {step !== undefined && (
        <span aria-hidden className={styles.count}>
          {renderNumber(valueAtStep(value, step, decimals))}
        </span>
      )}
    </span>
  );
}
