/** The product's pictures: its screens, each on its ground. One for each language, and one for its phones. */
import { locales, type Locale } from "../../i18n/locales";
import { token } from "../../gatsby/tokens";
import { drawApp } from "./app-screen";
import { bookingHeight, drawBooking } from "./booking-screen";
import { drawHouse, type House } from "./house";
import { startLettering, type Lettering } from "./lettering";
import { phoneWidth } from "./phone";
import { drawPocket, pocketLayouts } from "./pocket";
import { drawPortal, portalWidth } from "./portal-screen";
import { box, placed, svgFile } from "./shapes";
import { drawWebinar } from "./webinar-screen";

type Shape = "wide" | "narrow";
type Size = { readonly width: number; readonly height: number };
type Scene = Readonly<Record<Shape, Size>> & {
  readonly draw: (letters: Lettering, locale: Locale, shape: Shape) => string;
};

const square = { width: 640, height: 640 };
/** On a phone, where a unit is a pixel. */
const narrow = (height: number): Size => ({ width: 343, height });

const plain = (colour: string, { width, height }: Size) =>
  box(token(colour), [0, 0, width, height]);

/** Puts a screen in the middle of a picture's width. */
const centred = (screen: string, width: number, size: Size, top: number, scale = 1) =>
  placed(screen, (size.width - width * scale) / 2, top, scale);

/** The house around the portal, whose windows do not show who is at home. */
const houses: Readonly<Record<Shape, House & { readonly scale: number }>> = {
  wide: {
    hour: "evening",
    width: 970,
    height: 970,
    sky: 76,
    columns: 2,
    rows: 4,
    pitch: 798,
    lit: { "1,0": "cat", "0,1": "lamp", "1,2": "books", "0,3": "plant" },
    light: [740, 40, 24],
    scale: 0.66,
  },
  narrow: {
    hour: "evening",
    width: 780,
    height: 1250,
    sky: 52,
    columns: 4,
    rows: 1,
    lit: { "0,0": "lamp", "2,0": "cat", "3,0": "blind" },
    light: [560, 28, 18],
    scale: 0.44,
  },
};

const scenes: Readonly<Record<string, Scene>> = {
  "product-pocket": {
    ...pocketLayouts,
    draw: (letters, locale, shape) => drawPocket(drawBooking(letters, locale), shape),
  },
  "app-booking": {
    wide: square,
    narrow: narrow(474),
    draw(letters, locale, shape) {
      // Phones see it down to below its button.
      const [size, scale, height] =
        shape === "wide" ? [this.wide, 1.25, bookingHeight] : [this.narrow, 1, 540];
      const top = shape === "wide" ? (size.height - height * scale) / 2 : 28;
      const phone = drawBooking(letters, locale, height);
      return plain("sand", size) + centred(phone, phoneWidth, size, top, scale);
    },
  },
  "product-app": {
    wide: square,
    narrow: narrow(600),
    draw(letters, locale, shape) {
      const size = this[shape];
      const [top, scale] = shape === "wide" ? [52, 1.44] : [28, 1.15];
      return (
        plain("tint-1", size) + centred(drawApp(letters, locale), phoneWidth, size, top, scale)
      );
    },
  },
  "product-portal": {
    wide: square,
    narrow: narrow(550),
    draw(letters, locale, shape) {
      const { scale: houseScale, ...house } = houses[shape];
      const [top, scale] = shape === "wide" ? [80, 1.36] : [138, 1];
      return (
        placed(drawHouse(house), 0, 0, houseScale) +
        centred(drawPortal(letters, locale), portalWidth, this[shape], top, scale)
      );
    },
  },
  "product-webinars": {
    wide: { width: 1280, height: 592 },
    narrow: narrow(410),
    draw(letters, locale, shape) {
      const { drawn, width, height } = drawWebinar(letters, locale, shape);
      const [size, scale] = [this[shape], shape === "wide" ? 2 : 1];
      const top = (size.height - height * scale) / 2;
      return plain("sand", size) + centred(drawn, width, size, top, scale);
    },
  },
};

function file(scene: Scene, shape: Shape, locale: Locale): string {
  const letters = startLettering();
  const drawn = scene.draw(letters, locale, shape);
  return svgFile(scene[shape], `<defs>${letters.outlines()}</defs>`, drawn);
}

export const productPictures: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(scenes).flatMap(([name, scene]) =>
    locales.flatMap((locale) => [
      [`${name}-${locale}.svg`, () => file(scene, "wide", locale)],
      [`${name}-${locale}-narrow.svg`, () => file(scene, "narrow", locale)],
    ]),
  ),
);
