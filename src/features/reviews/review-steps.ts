import { useSyncExternalStore } from "react";

type Step = {
  /** Narrowest window of the step, in CSS pixels. */
  readonly minWidth: number;
  readonly columns: number;
  /** Reviews that show at first, and that each click adds (section 2 of the specification). */
  readonly count: number;
};

/** By width of the window, widest first. `reviews.module.css` has the same widths and counts. */
const steps = [
  { minWidth: 1201, columns: 3, count: 9 },
  { minWidth: 769, columns: 2, count: 6 },
  { minWidth: 0, columns: 1, count: 4 },
] as const satisfies readonly Step[];

const query = ({ minWidth }: Step) => `(min-width: ${minWidth}px)`;

/** The step of this window. Only in the browser. */
export function presentStep(): Step {
  return steps.find((step) => window.matchMedia(query(step)).matches) ?? steps[2];
}

function subscribe(onChange: () => void): () => void {
  const lists = steps.map((step) => window.matchMedia(query(step)));
  for (const list of lists) list.addEventListener("change", onChange);
  return () => {
    for (const list of lists) list.removeEventListener("change", onChange);
  };
}

/** How many columns this window has. Follows its width. Only in the browser. */
export function useColumnCount(): number {
  return useSyncExternalStore(subscribe, () => presentStep().columns);
}
