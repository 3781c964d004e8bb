/** The product's three parts, each before the house at one of its hours; for each language, and narrower for phones. */
import { locales, type Locale } from "../../i18n/locales";
import { drawHouse, type House } from "./house";
import { drawApp } from "./app-screen";
import { startLettering } from "./lettering";
import { drawPortal } from "./portal-screen";
import type { DrawScreen } from "./screen";
import { placed, svgFile } from "./shapes";
import { drawWebinar } from "./webinar-screen";

type Part = {
  readonly screen: DrawScreen;
  /** Of the screen. */
  readonly width: number;
  readonly hour: House["hour"];
  /** Where sun or moon is, as a share of the width. */
  readonly light: number;
  /** What is in the lit windows beside the screen, and above it on a phone. */
  readonly wide: House["lit"];
  readonly narrow: House["lit"];
};

const parts: Readonly<Record<string, Part>> = {
  app: {
    screen: drawApp,
    width: 258,
    hour: "morning",
    light: 0.24,
    wide: { "0,0": "curtains", "1,1": "cup", "0,2": "plant" },
    narrow: { "0,0": "curtains", "2,0": "cup" },
  },
  portal: {
    screen: drawPortal,
    width: 303,
    hour: "evening",
    light: 0.76,
    wide: { "1,0": "cat", "0,1": "lamp", "1,2": "books", "0,2": "blind" },
    narrow: { "0,0": "lamp", "2,0": "cat", "3,0": "blind" },
  },
  webinars: {
    screen: drawWebinar,
    width: 303,
    hour: "night",
    light: 0.24,
    wide: { "0,0": "pendant", "1,1": "drawn", "0,2": "branch" },
    narrow: { "1,0": "pendant", "2,0": "drawn" },
  },
};

type Layout = {
  readonly width: number;
  readonly height: number;
  /** Where the screen begins, and how large it is. */
  readonly top: number;
  readonly scale: number;
  readonly houseScale: number;
  readonly house: Pick<House, "sky" | "columns" | "rows" | "pitch">;
  readonly lit: "wide" | "narrow";
};

/** On a wide screen, windows on both sides. */
const wide: Layout = {
  width: 640,
  height: 600,
  top: 88,
  scale: 1.2,
  houseScale: 0.7,
  house: { sky: 56, columns: 2, rows: 4, pitch: 715 },
  lit: "wide",
};

/** On a phone, a row of windows above. */
const narrow: Layout = {
  width: 343,
  height: 540,
  top: 126,
  scale: 1,
  houseScale: 0.44,
  house: { sky: 30, columns: 4, rows: 1 },
  lit: "narrow",
};

function draw(part: Part, layout: Layout, locale: Locale): string {
  const letters = startLettering();
  const screen = part.screen(letters, locale);
  const { houseScale, scale } = layout;
  const width = Math.ceil(layout.width / houseScale);
  const height = Math.ceil(layout.height / houseScale);
  const { sky } = layout.house;
  // The moon is up, the sun low.
  const [y, radius] = part.hour === "night" ? [sky / 2, 12] : [sky + 8, 38];
  const light = [Math.round(part.light * width), y, radius] as const;
  const lit = part[layout.lit];
  const house: House = { ...layout.house, hour: part.hour, width, height, lit, light };
  return svgFile(
    layout,
    `<defs>${letters.outlines()}</defs>`,
    placed(drawHouse(house), 0, 0, houseScale),
    placed(screen, (layout.width - part.width * scale) / 2, layout.top, scale),
  );
}

export const productPictures: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(parts).flatMap(([name, part]) =>
    locales.flatMap((locale) => [
      [`product-${name}-${locale}.svg`, () => draw(part, wide, locale)],
      [`product-${name}-${locale}-narrow.svg`, () => draw(part, narrow, locale)],
    ]),
  ),
);
