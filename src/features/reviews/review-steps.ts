import { useSyncExternalStore } from "react";

type Step = {
  /** Minimum viewport width, in CSS pixels. */
  readonly minWidth: number;
  readonly columns: number;
  /** Number of reviews shown at first, and added by each click. */
  readonly count: number;
};

/** Widest first. `reviews.module.css` has the same widths and counts. */
const steps = [
  { minWidth: 1201, columns: 3, count: 9 },
  { minWidth: 769, columns: 2, count: 6 },
  { minWidth: 0, columns: 1, count: 4 },
] as const satisfies readonly Step[];

const query = ({ minWidth }: Step) => `(min-width: ${minWidth}px)`;

/** Returns the step for the current viewport. Browser only. */
export function currentStep(): Step {
  return steps.find((step) => window.matchMedia(query(step)).matches) ?? steps[2];
}

function subscribe(onChange: () => void): () => void {
  const queries = steps.map((step) => window.matchMedia(query(step)));
  for (const mediaQuery of queries) mediaQuery.addEventListener("change", onChange);
  return () => {
    for (const mediaQuery of queries) mediaQuery.removeEventListener("change", onChange);
  };
}

/** Returns the number of columns, and follows the viewport's width. Browser only. */
export function useColumnCount(): number {
  return useSyncExternalStore(subscribe, () => currentStep().columns);
}
