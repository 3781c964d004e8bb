import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { site } from "../../../../src/config/site";
import { Reviews } from "../../../../src/features/reviews/reviews";
import { reviews } from "../../../../src/features/reviews/reviews-data";
import en from "../../../../src/locales/en/reviews.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const quotesOf = (texts: typeof en) => reviews.map(({ key }) => texts[key].quote);

function shownQuotes(): string[] {
  return screen.getAllByRole("blockquote").map(({ textContent }) => textContent);
}

function listSizes(): number[] {
  return screen.getAllByRole("list").map((list) => within(list).getAllByRole("listitem").length);
}

/** As `toHaveTextContent` reads it. */
const spaced = (text: string) => text.replace(/\u00a0/g, " ");

test("renders twenty reviews, each with its own quote and its stars, as many on average as is said, but no name", () => {
  renderWithTexts(<Reviews />, { locale: "en" });
  const section = within(screen.getByRole("region", { name: en.title }));
  const cards = section.getAllByRole("figure");
  expect(cards).toHaveLength(20);
  for (const [index, card] of cards.entries()) {
    const { key, stars } = reviews[index]!;
    expect(within(card).getByRole("blockquote")).toHaveTextContent(spaced(en[key].quote));
    expect(card).toHaveTextContent(en[key].by);
    expect(within(card).getByRole("img")).toHaveAccessibleName(`${stars} out of 5`);
  }
  expect(new Set(quotesOf(en)).size).toBe(20);
  expect(reviews.reduce((sum, { stars }) => sum + stars, 0) / 20).toBe(site.rating);
  expect(section.getByText(/The average, 4\.9 out of 5,/)).toBeVisible();
});

test("the four that a phone shows first are not only the best", () => {
  expect(reviews.slice(0, 4).map(({ stars }) => stars)).toContain(4);
});

/** As the style sheet does, at the window's width (`browser/reviews`). */
function setStep(count: number): void {
  const section = screen.getByRole("region", { name: en.title });
  section.style.setProperty("--reviews-per-click", String(count));
}

test.each([[[9, 18, 20]], [[6, 12, 18, 20]], [[4, 8, 12, 16, 20]]])(
  "each click adds as many as the width shows at first: %j",
  async (counts) => {
    renderWithTexts(<Reviews />, { locale: "en" });
    setStep(counts[0]!);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();

    for (const [index, count] of counts.slice(1).entries()) {
      await userEvent.click(screen.getByRole("button", { name: "Load more" }));
      expect(shownQuotes()).toEqual(quotesOf(en).slice(0, count));
      expect(screen.getByRole("status")).toHaveTextContent(`Showing ${count} of 20 reviews`);
      // The first new review.
      expect(document.activeElement).toHaveTextContent(spaced(quotesOf(en)[counts[index]!]!));
      expect(document.activeElement).toHaveRole("listitem");
    }
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  },
);

test("another width keeps the lists, and adds its own count per click", async () => {
  renderWithTexts(<Reviews />, { locale: "en" });
  setStep(9);
  await userEvent.click(screen.getByRole("button"));
  setStep(4);
  expect(listSizes()).toEqual([9, 9]);
  await userEvent.click(screen.getByRole("button"));
  expect(listSizes()).toEqual([9, 9, 2]);
});
