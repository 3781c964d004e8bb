import { Fragment, useRef } from "react";
import { formatDecimal, formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { useCount, valueAtStep } from "./use-count";
import * as styles from "./home-figures.module.css";

/** The figures of the home page, in display order. */
const figures = [
  { name: "customers", value: 80, decimals: 0, format: formatNumber },
  { name: "anonymous", value: 100, decimals: 0, format: formatNumber },
  { name: "rating", value: 4.9, decimals: 1, format: formatDecimal },
] as const;

type CounterProps = { readonly figure: (typeof figures)[number] };

/**
 * A figure that counts up when it comes into view.
 *
 * The final figure is always rendered: it reserves the width, is what screen readers find, and is all
 * there is without JavaScript. The count only covers it.
 */
function Counter({ figure: { name, value, decimals, format } }: CounterProps) {
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
        <span className="accent">{after}</span>
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

/** Three figures that show why the service can be trusted, and where they come from. */
export function HomeFigures() {
  const t = useTexts("home");
  return (
    <section aria-label={t("figures.label")} className={styles.root}>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure.name} className={styles.figure}>
            <dt className="soft">{t(`figures.${figure.name}.name`)}</dt>
            <dd className={styles.value}>
              <Counter figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{t("figures.source")}</p>
    </section>
  );
}
