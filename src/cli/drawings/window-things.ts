/**
 * What stands in a lit window of the house. Never a person: that somebody is at home is all that the street gets to
 * know. A window is 116 wide and 152 high; the origin is the middle of its sill.
 */
import { token } from "../../gatsby/tokens";
import { deepRose } from "./palette";

const ink = token("ink");
const accent = token("accent");
const rose = token("rose");
const white = token("white");

const stroke = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
const shape = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;

export const windowThings = {
  cat:
    shape(ink, "M-25 0c-4-34 9-44 13-56l-3-24 12 10h10l12-10-3 24c4 12 15 22 12 56z") +
    stroke(ink, 8, "M24-5c20 2 26-10 22-28"),
  cup:
    stroke(deepRose, 4, "M-9-44q-6-8 0-16t0-16M7-44q-6-8 0-16t0-16") +
    stroke(accent, 6, "M20-24h5a8 8 0 0 1 0 16h-6") +
    shape(accent, "M-22-34h44v22a12 12 0 0 1-12 12h-20a12 12 0 0 1-12-12z"),
  lamp: shape(ink, "M-2.500 0v-48h5v48z") + shape(deepRose, "M-31-44l14-40h34l14 40z"),
  pendant:
    stroke(ink, 3, "M0-152v52") +
    shape(ink, "M-34-66a34 34 0 0 1 68 0z") +
    shape(white, "M-9-66h18a9 9 0 0 1-18 0z"),
  plant:
    shape(ink, "M-3-22c-30-4-38-26-32-46 22 4 34 20 32 46z") +
    shape(ink, "M3-22c30-4 40-30 32-54-24 6-36 26-32 54z") +
    shape(ink, "M0-24c-20-22-18-52 0-74 18 22 20 52 0 74z") +
    shape(deepRose, "M-22-32h44l-6 32h-32z"),
  branch:
    stroke(ink, 3, "M-2-30c0-30 4-50 22-80M2-62c-8-10-14-20-28-26M10-90c10-2 18 0 26 8") +
    [
      [20, -112],
      [-28, -90],
      [38, -80],
      [-8, -76],
      [14, -96],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${deepRose}"/>`)
      .join("") +
    shape(
      accent,
      "M-6-42h12c0 12 12 14 12 28a14 14 0 0 1-14 14h-8a14 14 0 0 1-14-14c0-14 12-16 12-28z",
    ),
  books:
    shape(ink, "M-40-16h74v16h-74z") +
    shape(deepRose, "M-34-30h60v14h-60z") +
    shape(accent, "M-38-46h58v16h-58z"),
  letter:
    shape(white, "M-38-52h76v52h-76z") +
    stroke(accent, 4, "M-36-50l36 28 36-28M-36-2l24-28M36-2l-24-28"),
  curtains:
    shape(rose, "M-58 0v-94a58 58 0 0 1 58-58c-2 62-30 92-26 152z") +
    shape(rose, "M58 0v-94a58 58 0 0 0-58-58c2 62 30 92 26 152z") +
    stroke(deepRose, 3, "M-44 0c-2-50 14-90 26-126M44 0c2-50-14-90-26-126"),
  drawn:
    shape(rose, "M-58 0v-94a58 58 0 0 1 116 0v94z") +
    stroke(deepRose, 3, "M-36-2v-130M-12-2v-146M12-2v-146M36-2v-130"),
  blind:
    shape(rose, "M-58-58v-36a58 58 0 0 1 116 0v36z") +
    stroke(deepRose, 5, "M-55.500-60h111") +
    stroke(deepRose, 3, "M0-58v14") +
    `<circle cy="-38" r="5" fill="${deepRose}"/>`,
} as const;

export type WindowThing = keyof typeof windowThings;
