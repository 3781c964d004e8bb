import { useEffect, useState, type RefObject } from "react";
import { reducedMotion } from "../../components/ui/client-state";

/** A count goes up from 0 in equal steps. */
const countSteps = 100;

/** In milliseconds. */
const countDuration = 2_000;

/**
 * Returns the step that a count has reached, from 0 to `countSteps`.
 *
 * @param elapsed milliseconds since the start.
 */
function stepAt(elapsed: number): number {
  const step = Math.floor((elapsed / countDuration) * countSteps);
  return Math.min(Math.max(step, 0), countSteps);
}

/**
 * Returns the value that a count shows at a step.
 *
 * @param decimals to round to, so that every step is formatted like the final figure.
 */
export function valueAtStep(final: number, step: number, decimals: number): number {
  return Number(((final * step) / countSteps).toFixed(decimals));
}

/**
 * Counts once, when all of the element is in view; not at all with reduced motion. It waits at 0 from just before the
 * element comes into view, so that the final figure is not seen to drop.
 *
 * @returns the current step; undefined before and after.
 */
export function useCount(elementRef: RefObject<HTMLElement | null>): number | undefined {
  const [step, setStep] = useState<number>();

  useEffect(() => {
    const element = elementRef.current;
    if (!element || window.matchMedia(reducedMotion).matches) return;
    let frame = 0;

    function count(): void {
      const startedAt = performance.now();
      const advance = () => {
        const reached = stepAt(performance.now() - startedAt);
        const isOver = reached === countSteps;
        setStep(isOver ? undefined : reached);
        if (!isOver) frame = requestAnimationFrame(advance);
      };
      advance();
    }

    /** Calls back once. */
    function when(options: IntersectionObserverInit, onView: () => void) {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onView();
      }, options);
      return observer;
    }
    const near = when({ rootMargin: "64px 0px" }, () => setStep(0));
    const whole = when({ threshold: 1 }, count);
    for (const observer of [near, whole]) observer.observe(element);
    return () => {
      near.disconnect();
      whole.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [elementRef]);

  return step;
}
