/** The app: a therapist offers times this evening. */
import { token } from "../../gatsby/tokens";
import { breakLines, drawLines, textWidth, type Lettering } from "./lettering";
import type { Locale } from "../../i18n/locales";
import { portrait } from "./people";
import { drawPhone } from "./phone";
import { body, small, textIn } from "./screen";
import { box, message, strokes } from "./shapes";

const times = ["18:00", "19:30", "21:00"];
const chosen = "19:30";
const timesTop = 262;

export const bookingHeight = 466;

/** Booking a session at 19:30, on a whole phone if it has no other height. */
export function drawBooking(letters: Lettering, locale: Locale, height = bookingHeight): string {
  const t = textIn("app-trial-steps", locale);
  const offer = breakLines(t("time.message"), 182, body);
  const messageWidth = Math.ceil(Math.max(...offer.map((line) => textWidth(line, body)))) + 28;
  const messageHeight = 22 + offer.length * 19;
  const heading = { size: 18, weight: 600 } as const;
  const title = breakLines(t("time.title"), 210, heading);
  return drawPhone(
    letters,
    height,
    strokes(token("ink-soft"), 2, "M38 84H25m6-6-6 6 6 6"),
    portrait("maria", "mint", { x: 66, y: 84, radius: 20 }),
    letters.line(t("therapists.maria"), 96, 81, { size: 16, weight: 600 }),
    letters.line(t("therapists.role"), 96, 98, small),
    message(token("tint-1"), [24, 122, messageWidth, messageHeight]),
    drawLines(letters, offer, { x: 38, y: 147, lineHeight: 19 }, body),
    drawLines(letters, title, { x: 24, y: 246 - (title.length - 1) * 23, lineHeight: 23 }, heading),
    ...times.map((time, index) => {
      const x = 24 + index * 72;
      const isChosen = time === chosen;
      const outline = `<rect x="${x + 0.75}" y="${timesTop + 0.75}" width="64.500" height="42.500" rx="14" fill="none" stroke="${token("tint-2")}" stroke-width="1.500"/>`;
      const look = { size: 15, weight: 600, anchor: "middle" } as const;
      return (
        (isChosen ? box(token("accent"), [x, timesTop, 66, 44], 14) : outline) +
        letters.line(time, x + 33, timesTop + 27.5, {
          ...look,
          fill: token(isChosen ? "white" : "ink"),
        })
      );
    }),
    drawLines(
      letters,
      breakLines(t("time.rules"), 210, small),
      { x: 24, y: timesTop + 72, lineHeight: 18 },
      small,
    ),
    box(token("accent"), [24, 378, 210, 46], 23),
    letters.line(t("time.book", { time: chosen }), 129, 406, {
      size: 15,
      weight: 600,
      fill: token("white"),
      anchor: "middle",
    }),
  );
}
