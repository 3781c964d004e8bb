/** The app in a pocket: the picture of "support in your pocket". */
import { token } from "../../gatsby/tokens";
import { phoneWidth } from "./phone";
import { box, placed } from "./shapes";

type Layout = {
  readonly width: number;
  readonly height: number;
  readonly phone: { readonly top: number; readonly scale: number };
  readonly pocket: { readonly top: number; readonly scale: number };
};

export const pocketLayouts: Readonly<Record<"wide" | "narrow", Layout>> = {
  wide: {
    width: 640,
    height: 640,
    phone: { top: 48, scale: 1.18 },
    pocket: { top: 424, scale: 1 },
  },
  narrow: {
    width: 343,
    height: 490,
    phone: { top: 24, scale: 1 },
    pocket: { top: 342, scale: 0.76 },
  },
};

const seams = (path: string) =>
  `<path fill="none" stroke="${token("tint-3")}" stroke-width="3.500" stroke-dasharray="13 9" stroke-linecap="round" d="${path}"/>`;

/** The cloth that the pocket is on, with its waistband, from edge to edge. */
function trousers(): string {
  return [
    box(token("accent"), [-500, -96, 1000, 800]),
    box(token("accent-strong"), [-500, -96, 1000, 44]),
    seams("M-500 -86h1000M-500 -62h1000"),
  ].join("");
}

/** The pocket, around the middle of its hem. */
function pocket(): string {
  return [
    box(token("accent-strong"), [-196, 0, 392, 44]),
    seams("M-184 10h368M-184 34h368"),
    seams("M-182 56v20a37 37 0 0 0 21 34l143 59a46 46 0 0 0 36 0l143-59a37 37 0 0 0 21-34v-20"),
  ].join("");
}

/** @param screen the phone that is in it, which begins at the origin. */
export function drawPocket(screen: string, shape: keyof typeof pocketLayouts): string {
  const { width, height, phone, pocket: place } = pocketLayouts[shape];
  const middle = width / 2;
  const upright = placed(screen, middle - (phoneWidth * phone.scale) / 2, phone.top, phone.scale);
  const tilted = `<g transform="rotate(-3 ${middle} ${height})">${upright}</g>`;
  return [
    box(token("tint-2"), [0, 0, width, height]),
    placed(trousers(), middle, place.top, place.scale),
    `<clipPath id="out"><path d="M0 0h${width}v${place.top + 20}H0z"/></clipPath>`,
    `<g clip-path="url(#out)">${tilted}</g>`,
    placed(pocket(), middle, place.top, place.scale),
  ].join("");
}
