import type texts from "../../locales/sv/reviews.json";

type ReviewKey = Extract<keyof typeof texts, `r${number}`>;

const ratings = [5, 5, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 5, 5, 5];

/**
 * The reviews in order: the key of their texts, and the user's rating in stars, out of 5. A phone shows four at first,
 * so one of these is not among the best: `source` says that not only those are shown.
 */
export const reviews = ratings.map((stars, index) => ({
  key: `r${index + 1}` as ReviewKey,
  stars,
  /** On a blue card, instead of one with a border. */
  isTinted: index % 4 === 1,
}));
