import { drawApp } from "../../../../src/cli/drawings/app-screen";
import { drawBooking } from "../../../../src/cli/drawings/booking-screen";
import { textWidth, type Lettering } from "../../../../src/cli/drawings/lettering";
import { drawPortal } from "../../../../src/cli/drawings/portal-screen";
import { drawWebinar } from "../../../../src/cli/drawings/webinar-screen";
import type { DrawScreen } from "../../../../src/cli/drawings/screen";
import { locales, type Locale } from "../../../../src/i18n/locales";
import { pageText } from "../../../setup/output/page-text";

/** Returns the lines of text of a screen, with their sizes and where they begin and end. */
function linesOf(draw: DrawScreen, locale: Locale) {
  const lines: { text: string; size: number; from: number; to: number }[] = [];
  const letters: Lettering = {
    line(text, x, _y, look) {
      const width = textWidth(text, look);
      const from = x - width * { start: 0, middle: 0.5, end: 1 }[look.anchor ?? "start"];
      lines.push({ text, size: look.size, from, to: from + width });
      return "";
    },
    outlines: () => "",
  };
  draw(letters, locale);
  return lines;
}

const drawnWebinar: DrawScreen = (letters, locale) => drawWebinar(letters, locale, "narrow").drawn;

const screens = locales.flatMap((locale) => [
  { name: "app", draw: drawApp, width: 258, locale },
  { name: "booking", draw: drawBooking, width: 258, locale },
  { name: "portal", draw: drawPortal, width: 303, locale },
  { name: "webinars", draw: drawnWebinar, width: 303, locale },
]);

test.each(screens)(
  "the texts of the $name are large enough on a phone, and stay inside ($locale)",
  ({ draw, width, locale }) => {
    const lines = linesOf(draw, locale);
    expect(lines.length).toBeGreaterThan(5);
    const faults = lines.filter(({ size, from, to }) => size < 13 || from < 16 || to > width - 16);
    expect(faults).toEqual([]);
  },
);

test.each(locales)("the portal's text alternative states the figures shown (%s)", (locale) => {
  const description = pageText(locale, "product", "portal.picture.alt");
  const figures = linesOf(drawPortal, locale).flatMap(({ text }) =>
    /^\d+([.,]\d)?$/.test(text) ? [text] : [],
  );
  expect(figures[0]).toBe("46");
  expect(figures).toHaveLength(3);
  for (const figure of figures) expect(description).toContain(figure);
});
