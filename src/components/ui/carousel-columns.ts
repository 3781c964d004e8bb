/** How many slides a carousel shows beside each other, at most. */
export type Columns = 2 | 3;

type Step = { readonly minWidth: number; readonly shown: number };

/**
 * From which width of the window (CSS pixels) how many slides are shown; below the first, one.
 * `carousel.module.css` says the same for the time before this code has loaded.
 */
export const columnSteps: Readonly<Record<Columns, readonly Step[]>> = {
  2: [{ minWidth: 1024, shown: 2 }],
  3: [
    { minWidth: 769, shown: 2 },
    { minWidth: 1025, shown: 3 },
  ],
};
