import { clsx } from "clsx";
import { useEffect, useRef, useState, type RefObject } from "react";
import { LinkedText } from "../../components/links/linked-text";
import { reducedMotion } from "../../components/ui/client-state";
import { whenNear } from "../../components/ui/when-near";
import { serviceFacts } from "../../config/service-facts";
import { site } from "../../config/site";
import { formatNumber } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./home-figures.module.css";

/** The figures of the home page, in display order. */
const figures = [
  { name: "customers", value: serviceFacts.satisfiedAtLeast, decimals: 0 },
  { name: "anonymous", value: 100, decimals: 0 },
  { name: "rating", value: site.rating, decimals: 1 },
] as const;

/** A count goes up in equal steps for two seconds. */
const countSteps = 100;
const countDuration = 2_000;

/** The share of a figure in view at which its count starts. Rounding keeps the ratio of a whole figure below 1. */
const startRatio = 0.75;

/**
 * Counts once, when most of the element has come into view. Shows 0 shortly before it enters the viewport, so nobody
 * sees 80 jump to 0. Figures that are visible on load do not count up, and neither do any with reduced motion.
 *
 * @returns the current step; undefined before and after.
 */
function useCount(elementRef: RefObject<HTMLElement | null>): number | undefined {
  const [step, setStep] = useState<number>();

  useEffect(() => {
    const element = elementRef.current;
    if (!element || window.matchMedia(reducedMotion).matches) return;
    let timer: number | undefined;
    let isFirst = true;
    let reached = 0;

    function advance(): void {
      reached += 1;
      setStep(reached < countSteps ? reached : undefined);
      if (reached === countSteps) window.clearInterval(timer);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.some((entry) => entry.isIntersecting);
        const isDue = entries.some((entry) => entry.intersectionRatio >= startRatio);
        const wasSeen = isFirst && isSeen;
        isFirst = false;
        if (!wasSeen && !isDue) return;
        observer.disconnect();
        stopWaiting();
        if (!wasSeen) timer = window.setInterval(advance, countDuration / countSteps);
      },
      { threshold: [0, startRatio] },
    );
    // Observed first, so that its callback fires first for an element that is in view already.
    observer.observe(element);
    const stopWaiting = whenNear(element, () => setStep(0));
    return () => {
      observer.disconnect();
      stopWaiting();
      window.clearInterval(timer);
    };
  }, [elementRef]);

  return step;
}

type FigureProps = { readonly figure: (typeof figures)[number] };

/**
 * A figure that counts up when it comes into view.
 *
 * The final figure is always rendered: it is what is seen first, reserves the width, is what screen readers find, and
 * is all there is without JavaScript. The count only covers it.
 */
function Figure({ figure: { name, value, decimals } }: FigureProps) {
  const t = useTexts("home");
  const locale = useLocale();
  const ref = useRef<HTMLSpanElement>(null);
  const step = useCount(ref);

  const renderNumber = (number: number) => {
    const formatted = formatNumber(number, locale, decimals);
    return t(`figures.${name}.figure`, { number: formatted });
  };

  return (
    <div className={styles.figure}>
      {/* A number that is not there yet says nothing: "18 % anonymous" would be false. */}
      <dt className={clsx(styles.name, step !== undefined && styles.covered)}>
        <span>{t(`figures.${name}.name`)}</span>{" "}
        <span className={`soft ${styles.source}`}>
          <LinkedText text={t(`figures.${name}.source`)} />
        </span>
      </dt>
      <dd className={styles.value}>
        <span ref={ref} className={styles.counter}>
          <span className={step === undefined ? undefined : styles.covered}>
            {renderNumber(value)}
          </span>
          {step !== undefined && (
            <span aria-hidden className={`no-print ${styles.count}`}>
              {renderNumber((value * step) / countSteps)}
            </span>
          )}
        </span>
      </dd>
    </div>
  );
}

/** Figures that show why the service can be trusted, each with where it comes from. */
export function HomeFigures() {
  const t = useTexts("home");
  return (
    <section aria-label={t("figures.label")}>
      <dl className={styles.figures}>
        {figures
          .filter(({ name }) => name !== "rating" || site.hasRatings)
          .map((figure) => (
            <Figure key={figure.name} figure={figure} />
          ))}
      </dl>
    </section>
  );
}
