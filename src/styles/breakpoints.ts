/** The breakpoints that scripts ask for too, as media queries: each as `breakpoints.css` has it. */
export const desktop = "(width >= 56.25em)";
export const small = "(width > 37.5em)";
export const xsmall = "(width > 30em)";
