/** The pictures of the house, by file. */
import { drawHouse, type House } from "./house";
import { token } from "../../gatsby/tokens";
import { box, placed, svgFile } from "./shapes";
import { windowThings } from "./window-things";

const picture = (house: House) => svgFile(house, drawHouse(house));

/**
 * Home's hero: as many lit windows as its example has people, and in the middle one that is dark until the visitor has
 * answered (`house-question.module.css` has its place).
 */
const dusk: House = {
  hour: "evening",
  width: 1204,
  height: 746,
  sky: 70,
  columns: 7,
  rows: 3,
  lit: {
    "0,0": "curtains",
    "1,0": "lamp",
    "3,0": "cat",
    "4,0": "drawn",
    "6,0": "plant",
    "1,1": "cup",
    "2,1": "blind",
    "4,1": "pendant",
    "5,1": "branch",
    "0,2": "books",
    "1,2": "plant",
    "3,2": "lamp",
    "4,2": "curtains",
    "6,2": "drawn",
  },
  light: [1010, 58, 56],
};

/** About's three hours: the same four windows, with wall below them. Phones show one row alone (`about-hero.module.css`). */
const about = { width: 400, height: 524, sky: 64, columns: 2, rows: 2 } as const;

/** Where a screen ends: everybody has gone to bed but one, on each screen another. */
const lastLights = {
  home: { "2,0": "lamp" },
  about: { "1,1": "cat" },
  product: { "3,0": "cup" },
  therapists: { "0,1": "plant" },
  blog: { "2,1": "books" },
} as const satisfies Record<string, House["lit"]>;

const lastLight = (lit: House["lit"]): string =>
  picture({
    hour: "night",
    width: 832,
    height: 568,
    sky: 104,
    columns: 4,
    rows: 2,
    pitch: 192,
    lit,
    light: [150, 62, 26],
  });

/** The guide's cover: its title is in the night sky, and the moon rises behind the roof. */
const cover: House = {
  hour: "night",
  width: 700,
  height: 990,
  sky: 538,
  columns: 4,
  rows: 2,
  lit: { "1,0": "cup", "3,0": "drawn", "0,1": "plant", "2,1": "lamp" },
  light: [560, 512, 52],
};

/** Beside the newsletter: it has come, and stands on the sill. */
function windowSill(): string {
  const size = { width: 528, height: 176 };
  const things = (["plant", "letter", "cup", "books"] as const).map((thing, index) =>
    placed(windowThings[thing], 66 + index * 132, 164, 1.5),
  );
  return svgFile(size, ...things, box(token("accent"), [0, 164, size.width, 12]));
}

export const housePictures: Readonly<Record<string, () => string>> = {
  "house-dusk.svg": () => picture(dusk),
  ...Object.fromEntries(
    Object.entries(lastLights).map(([screen, lit]) => [
      `house-night-${screen}.svg`,
      () => lastLight(lit),
    ]),
  ),
  "window-sill.svg": windowSill,
  "about-morning.svg": () =>
    picture({ ...about, hour: "morning", lit: { "1,0": "cup" }, light: [112, 76, 52] }),
  "about-evening.svg": () =>
    picture({
      ...about,
      hour: "evening",
      lit: { "0,0": "cat", "0,1": "lamp", "1,1": "plant" },
      light: [296, 76, 52],
    }),
  // Somebody is awake, and talks behind drawn curtains.
  "about-night.svg": () =>
    picture({ ...about, hour: "night", lit: { "1,0": "drawn" }, light: [70, 42, 14] }),
  "guide-cover.svg": () => picture(cover),
  "not-found.svg": () =>
    picture({
      hour: "morning",
      width: 560,
      height: 520,
      sky: 72,
      columns: 3,
      rows: 2,
      lit: { "0,0": "curtains", "2,0": "cat", "0,1": "plant", "1,1": "cup", "2,1": "lamp" },
      missing: "1,0",
      light: [136, 84, 52],
    }),
};

/** In the shape that a shared link's picture has. */
export const socialHouse = (): string =>
  picture({
    hour: "evening",
    width: 540,
    height: 577,
    sky: 96,
    columns: 3,
    rows: 2,
    lit: { "0,0": "cat", "1,1": "cup", "2,0": "blind", "2,1": "branch" },
    light: [408, 108, 56],
  });
