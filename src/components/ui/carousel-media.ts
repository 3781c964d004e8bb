import { useSyncExternalStore } from "react";
import { columnSteps, type Columns } from "./carousel-columns";

const reducedMotion = "(prefers-reduced-motion: reduce)";
const breakpoints = Object.values(columnSteps)
  .flat()
  .map(({ media }) => media);

function matches(query: string): boolean {
  return window.matchMedia(query).matches;
}

function subscribe(onChange: () => void): () => void {
  const queries = [reducedMotion, ...breakpoints].map((query) => window.matchMedia(query));
  for (const mediaQuery of queries) mediaQuery.addEventListener("change", onChange);
  return () => {
    for (const mediaQuery of queries) mediaQuery.removeEventListener("change", onChange);
  };
}

/** Returns how many slides fit the viewport. Browser only. */
export function useVisibleSlideCount(columns: Columns): number {
  return useSyncExternalStore(subscribe, () => {
    const steps = columnSteps[columns].filter(({ media }) => matches(media));
    return steps.at(-1)?.shown ?? 1;
  });
}

/** Returns whether the visitor prefers reduced motion. Browser only. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => matches(reducedMotion));
}
