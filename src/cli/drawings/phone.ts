/** The phone that the app is shown on. A unit is a pixel where a phone shows the picture. */
import { token } from "../../gatsby/tokens";
import type { Lettering } from "./lettering";
import { box, strokes } from "./shapes";

export const phoneWidth = 258;

/** Draws the phone with its clock and its battery. @param screen what it shows, clear of the frame's 8 units. */
export function drawPhone(letters: Lettering, height: number, ...screen: string[]): string {
  const ink = token("ink");
  return [
    box(ink, [0, 0, phoneWidth, height], 44),
    box(token("white"), [8, 8, phoneWidth - 16, height - 16], 36),
    letters.line("9:41", 30, 40, { size: 14.6, weight: 600 }),
    strokes(
      ink,
      1.5,
      "M203 30.500h17a3 3 0 0 1 3 3v3a3 3 0 0 1-3 3h-17a3 3 0 0 1-3-3v-3a3 3 0 0 1 3-3z",
    ),
    box(ink, [202.5, 33, 13, 4], 1),
    box(ink, [224.5, 33.5, 2, 3], 1),
    ...screen,
    box(ink, [84, height - 20, 90, 4], 2),
  ].join("");
}
