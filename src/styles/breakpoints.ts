/** The breakpoints that scripts ask for too, as media queries: each as `breakpoints.css` has it. */
export const bar = "(width >= 56.25em)";
export const large = "(width > 64em)";
export const medium = "(width > 48em)";
export const twoQuotes = "(width >= 64em)";
export const xlarge = "(width > 75em)";
export const wider = "(width > 30em)";
