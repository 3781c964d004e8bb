/** The `sizes` attribute of a card's picture in the grid (`post-grid.module.css`). */
export const cardSizes =
  "(min-width: 1434px) 430px, (min-width: 1025px) 30vw, (min-width: 600px) 46vw, 92vw";

/** In two columns the first card spans the grid, so that a multiple of three cards fills it evenly. */
export const firstCardSizes = "(min-width: 1434px) 430px, (min-width: 1025px) 30vw, 92vw";
