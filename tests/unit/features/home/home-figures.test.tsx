import { act, screen } from "@testing-library/react";
import { HomeFigures } from "../../../../src/features/home/home-figures";
import { locales } from "../../../../src/i18n/locales";
import { observedElements, setInView } from "../../../setup/jsdom/intersection-stub";
import { setMatchingMedia } from "../../../setup/jsdom/media-stub";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function scrollIntoView(): void {
  act(() => {
    for (const element of new Set(observedElements())) setInView(element);
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

const finals = { sv: ["80+", "100\u00a0%", "4,9"], en: ["80+", "100%", "4.9"] };
const halves = { sv: ["40+", "50\u00a0%", "2,5"], en: ["40+", "50%", "2.5"] };
const still = (locale: "sv" | "en") =>
  finals[locale].map((final) => ({ final, covering: undefined }));

test.each(locales)("they count two seconds in view, covering the final figures (%s)", (locale) => {
  renderWithTexts(<HomeFigures />, { locale });
  pass(5_000);
  expect(figures()).toEqual(still(locale));

  scrollIntoView();
  expect(figures().map(({ covering }) => covering?.replace(/[^\d.,]/g, ""))).toEqual([
    "0",
    "0",
    locale === "sv" ? "0,0" : "0.0",
  ]);
  pass(1_008);
  const half = finals[locale].map((final, index) => ({ final, covering: halves[locale][index] }));
  expect(figures()).toEqual(half);
  pass(1_008);
  expect(figures()).toEqual(still(locale));
});

test("they count once", () => {
  renderWithTexts(<HomeFigures />);
  scrollIntoView();
  expect(observedElements()).toEqual([]);
});

test("nothing counts with reduced motion", () => {
  setMatchingMedia((query) => query === "(prefers-reduced-motion: reduce)");
  renderWithTexts(<HomeFigures />);
  expect(observedElements()).toEqual([]);
  expect(figures()).toEqual(still("sv"));
});

test("a count stops when unmounted", () => {
  const { unmount } = renderWithTexts(<HomeFigures />);
  scrollIntoView();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
