import { act, screen } from "@testing-library/react";
import { HomeFigures } from "../../../../src/features/home/home-figures";
import { site } from "../../../../src/config/site";
import { observedElements, setInView } from "../../../setup/jsdom/intersection-stub";
import { setMatchingMedia } from "../../../setup/jsdom/media-stub";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function scrollIntoView(): void {
  act(() => {
    // Rounding can keep the ratio of a whole element below 1.
    for (const element of new Set(observedElements())) setInView(element, 0.99);
  });
}

/** What screen readers find in each figure, and what visually covers it. */
function figures() {
  return screen.getAllByRole("definition").map((figure) => {
    const count = figure.querySelector("[aria-hidden]");
    const covering = count?.textContent;
    const final = figure.textContent.slice(0, figure.textContent.length - (covering?.length ?? 0));
    return { final, covering };
  });
}

const finals = ["80+", "100%", "4.9"];
const still = finals.map((final) => ({ final, covering: undefined }));

/** Whether their names are there, whole, whatever the count has come to. */
const names = () => screen.getAllByRole("term").map((name) => name.textContent);

test("what comes into view later counts from 0 for two seconds, covering the final figures", () => {
  renderWithTexts(<HomeFigures />, { locale: "en" });
  const whole = names();
  pass(5_000);
  expect(figures()).toEqual(still);

  for (const element of new Set(observedElements())) {
    act(() => setInView(element, 0));
    act(() => setInView(element, 1, "wide"));
  }
  const counts = () => figures().map(({ covering }) => covering);
  expect(counts()).toEqual(["0+", "0%", "0.0"]);
  scrollIntoView();
  // The first of a hundred steps.
  pass(19);
  expect(counts()).toEqual(["0+", "0%", "0.0"]);
  pass(1);
  expect(counts()).toEqual(["1+", "1%", "0.0"]);
  pass(988);
  const halves = ["40+", "50%", "2.5"];
  expect(figures()).toEqual(finals.map((final, index) => ({ final, covering: halves[index] })));
  expect(names()).toEqual(whole);
  pass(1_008);
  expect(figures()).toEqual(still);
  // They count once.
  expect(observedElements()).toEqual([]);
});

test("what is in view from the start, even in part, never changes", () => {
  renderWithTexts(<HomeFigures />, { locale: "en" });
  scrollIntoView();
  pass(5_000);
  expect(figures()).toEqual(still);
  expect(observedElements()).toEqual([]);
});

test("nothing counts with reduced motion", () => {
  setMatchingMedia((query) => query === "(prefers-reduced-motion: reduce)");
  renderWithTexts(<HomeFigures />, { locale: "en" });
  expect(observedElements()).toEqual([]);
  expect(figures()).toEqual(still);
});

test("a live site shows no rating that nobody has confirmed", () => {
  jest.replaceProperty(site, "hasRatings", false);
  const { container } = renderWithTexts(<HomeFigures />, { locale: "en" });
  expect(figures().map(({ final }) => final)).toEqual(["80+", "100%"]);
  expect(container).not.toHaveTextContent("rating");
});

test("a count stops when unmounted", () => {
  const { unmount } = renderWithTexts(<HomeFigures />);
  for (const element of new Set(observedElements())) act(() => setInView(element, 0));
  scrollIntoView();
  expect(jest.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
