/** How wide a card of the grid is (`post-grid.module.css`), as in the `sizes` attribute. */
export const cardSizes = "(min-width: 1025px) 430px, (min-width: 600px) 46vw, 92vw";

/** Between one and three columns, the first card is as wide as the grid, so that threes fill it evenly. */
export const firstCardSizes = "(min-width: 1025px) 430px, 92vw";
