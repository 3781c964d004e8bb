import { useSyncExternalStore } from "react";

type Step = {
  /** The viewports for which it holds, unless a wider one does. */
  readonly media: string;
  readonly columns: number;
  /** Number of reviews shown at first, and added by each click. */
  readonly count: number;
};

/** Widest first. `reviews.module.css` has the same widths and counts. */
const steps = [
  { media: "(width > 75em)", columns: 3, count: 9 },
  { media: "(width > 48em)", columns: 2, count: 6 },
  { media: "all", columns: 1, count: 4 },
] as const satisfies readonly Step[];

/** Returns the step for the current viewport. Browser only. */
export function currentStep(): Step {
  return steps.find(({ media }) => window.matchMedia(media).matches) ?? steps[2];
}

function subscribe(onChange: () => void): () => void {
  const queries = steps.map(({ media }) => window.matchMedia(media));
  for (const mediaQuery of queries) mediaQuery.addEventListener("change", onChange);
  return () => {
    for (const mediaQuery of queries) mediaQuery.removeEventListener("change", onChange);
  };
}

/** Returns the number of columns, and follows the viewport's width. Browser only. */
export function useColumnCount(): number {
  return useSyncExternalStore(subscribe, () => currentStep().columns);
}
