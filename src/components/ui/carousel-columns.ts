/** Maximum number of slides side by side. */
export type Columns = 2 | 3;

type Breakpoint = { readonly media: string; readonly shown: number };

/**
 * Number of slides shown at each breakpoint, narrowest first; one below the first. The same as in
 * `carousel.module.css`, which applies until this code has loaded.
 */
export const columnSteps: Readonly<Record<Columns, readonly Breakpoint[]>> = {
  2: [{ media: "(width >= 64em)", shown: 2 }],
  3: [
    { media: "(width > 48em)", shown: 2 },
    { media: "(width > 64em)", shown: 3 },
  ],
};
