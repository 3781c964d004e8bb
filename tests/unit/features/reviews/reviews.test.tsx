import { screen, within } from "@testing-library/react";
import { Reviews } from "../../../../src/features/reviews/reviews";
import { reviews } from "../../../../src/features/reviews/reviews-data";
import en from "../../../../src/locales/en/reviews.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const quotesOf = (texts: typeof en) => reviews.map(({ key }) => texts[key].quote);

test("renders twenty reviews, each with its own quote and its stars but no name", () => {
  renderWithTexts(<Reviews />, { locale: "en" });
  const section = within(screen.getByRole("region", { name: en.title }));
  const cards = section.getAllByRole("figure");
  expect(cards).toHaveLength(20);
  for (const [index, card] of cards.entries()) {
    const { key, stars } = reviews[index]!;
    expect(within(card).getByRole("blockquote")).toHaveTextContent(en[key].quote);
    expect(card).toHaveTextContent(en[key].by);
    expect(card).toHaveTextContent(`${stars} out of 5`);
  }
  expect(new Set(quotesOf(en)).size).toBe(20);
});

test("the average is the 4.9 stars that the site states", () => {
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  expect(sum / reviews.length).toBe(4.9);
});
