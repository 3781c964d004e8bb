import { fireEvent, screen, within } from "@testing-library/react";
import { HouseQuestion } from "../../../../src/features/home/house-question";
import { moods, type Mood } from "../../../../src/drawings/mood-face-shape";
import en from "../../../../src/locales/en/home.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";
import { applySheet } from "../../styles/apply-sheet";

beforeAll(() => applySheet("features/home/house-question.module.css"));

const { hint, unsaved, unseen, mood: names } = en.sides;

function answer(mood: Mood | undefined): void {
  renderWithTexts(<HouseQuestion />, { locale: "en" });
  // By a query that computes no styles, which jsdom would keep.
  if (mood) fireEvent.click(screen.getByLabelText(names[mood]));
}

const isSeen = (text: string): boolean => {
  const { visibility, opacity } = getComputedStyle(screen.getByText(text));
  return visibility !== "hidden" && opacity !== "0";
};

test.each([undefined, ...moods])("whom to call is shown to the worst answer alone (%s)", (mood) => {
  answer(mood);
  const numbers = within(screen.getByRole("status")).queryAllByRole("link");
  expect(numbers.map((link) => link.getAttribute("href"))).toEqual(
    mood === 1 ? ["tel:112", "tel:90101", "tel:1177"] : [],
  );
});

test.each([undefined, ...moods])(
  "an answer takes the place of the hint, and is said to be seen by nobody else (%s)",
  (mood) => {
    answer(mood);
    expect([hint, unsaved, unseen].filter(isSeen)).toEqual(mood ? [unseen] : [hint, unsaved]);
    expect(Object.values(names).filter(isSeen)).toEqual(mood ? [names[mood]] : []);
  },
);

test.each([undefined, ...moods])("the chosen face, and no other, is in the window (%s)", (mood) => {
  answer(mood);
  const guests = [...document.querySelectorAll<HTMLElement>("[data-mood]")];
  const opacity = (element: Element) => getComputedStyle(element).opacity;
  expect(opacity(guests[0]!.parentElement!)).toBe(mood ? "1" : "0");
  const seen = guests.filter((guest) => opacity(guest) === "1");
  expect(seen.map((guest) => guest.dataset.mood)).toEqual(mood ? [String(mood)] : []);
});
