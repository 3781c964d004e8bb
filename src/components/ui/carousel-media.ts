import { useSyncExternalStore } from "react";
import { columnSteps, type Columns } from "./carousel-columns";

const reducedMotion = "(prefers-reduced-motion: reduce)";
const widths = Object.values(columnSteps)
  .flat()
  .map(({ minWidth }) => minWidth);

function matches(query: string): boolean {
  return window.matchMedia(query).matches;
}

function isAtLeast(width: number): string {
  return `(min-width: ${width}px)`;
}

function subscribe(onChange: () => void): () => void {
  const lists = [reducedMotion, ...widths.map(isAtLeast)].map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener("change", onChange);
  return () => {
    for (const list of lists) list.removeEventListener("change", onChange);
  };
}

/** How many slides this window shows. Only in the browser. */
export function useShownCount(columns: Columns): number {
  return useSyncExternalStore(subscribe, () => {
    const steps = columnSteps[columns].filter(({ minWidth }) => matches(isAtLeast(minWidth)));
    return steps.at(-1)?.shown ?? 1;
  });
}

/** Whether the visitor asks for less motion. Only in the browser. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => matches(reducedMotion));
}
