import { useSyncExternalStore } from "react";
import { columnSteps, type Columns } from "./carousel-columns";

const reducedMotion = "(prefers-reduced-motion: reduce)";
const widths = Object.values(columnSteps)
  .flat()
  .map(({ minWidth }) => minWidth);

function matches(query: string): boolean {
  return window.matchMedia(query).matches;
}

function minWidthQuery(width: number): string {
  return `(min-width: ${width}px)`;
}

function subscribe(onChange: () => void): () => void {
  const queries = [reducedMotion, ...widths.map(minWidthQuery)].map((query) =>
    window.matchMedia(query),
  );
  for (const mediaQuery of queries) mediaQuery.addEventListener("change", onChange);
  return () => {
    for (const mediaQuery of queries) mediaQuery.removeEventListener("change", onChange);
  };
}

/** Returns how many slides fit the viewport. Browser only. */
export function useVisibleSlideCount(columns: Columns): number {
  return useSyncExternalStore(subscribe, () => {
    const steps = columnSteps[columns].filter(({ minWidth }) => matches(minWidthQuery(minWidth)));
    return steps.at(-1)?.shown ?? 1;
  });
}

/** Returns whether the visitor prefers reduced motion. Browser only. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => matches(reducedMotion));
}
