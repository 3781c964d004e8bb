/** The breakpoints that scripts ask for too, as media queries: each as `breakpoints.css` has it. */
export const desktop = "(width >= 56.25em)";
export const large = "(width > 64em)";
export const medium = "(width > 48em)";
export const twoQuotes = "(width >= 64em)";
export const xlarge = "(width > 75em)";
export const xsmall = "(width > 30em)";
