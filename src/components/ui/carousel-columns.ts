/** Maximum number of slides side by side. */
export type Columns = 2 | 3;

type Breakpoint = { readonly minWidth: number; readonly shown: number };

/**
 * Number of slides shown from each viewport width (CSS pixels); one below the first. Keep in step with
 * `carousel.module.css`, which applies until this code has loaded.
 */
export const columnSteps: Readonly<Record<Columns, readonly Breakpoint[]>> = {
  2: [{ minWidth: 1024, shown: 2 }],
  3: [
    { minWidth: 769, shown: 2 },
    { minWidth: 1025, shown: 3 },
  ],
};
