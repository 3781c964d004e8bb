/** The `sizes` attribute of a card's picture in the grid (`post-grid.module.css`). */
export const cardSizes = "(width > 1024px) min(30vw, 430px), (width > 600px) 46vw, 92vw";

/** In two columns the first card spans the grid, so that a multiple of three cards fills it evenly. */
export const firstCardSizes = "(width > 1024px) min(30vw, 430px), 92vw";
