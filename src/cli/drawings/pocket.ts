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

/** The pocket, around the middle of its hem. */
function pocket(): string {
  return [
    `<path fill="${token("accent")}" d="M-190 20h380v56a44 44 0 0 1-25 40l-145 60a52 52 0 0 1-40 0l-145-60a44 44 0 0 1-25-40z"/>`,
    box(token("accent-strong"), [-202, 0, 404, 52]),
    `<g fill="none" stroke="${token("tint-3")}" stroke-width="3.500" stroke-dasharray="13 9" stroke-linecap="round">`,
    `<path d="M-188 12h376M-188 40h376"/>`,
    `<path d="M-176 68v8a31 31 0 0 0 18 28l142 58a40 40 0 0 0 32 0l142-58a31 31 0 0 0 18-28v-8"/></g>`,
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
    `<clipPath id="out"><path d="M0 0h${width}v${place.top + 20}H0z"/></clipPath>`,
    `<g clip-path="url(#out)">${tilted}</g>`,
    placed(pocket(), middle, place.top, place.scale),
  ].join("");
}
