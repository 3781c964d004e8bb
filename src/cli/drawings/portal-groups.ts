/** The customer portal's figures by group, with the curtains drawn in front of those that are too small to be shown. */
import { exampleGroups, isGroupShown } from "../../config/portal-figures";
import { locales, type Locale } from "../../i18n/locales";
import { token } from "../../gatsby/tokens";
import { startLettering, textWidth, type Lettering } from "./lettering";
import { deepRose } from "./palette";
import { textIn } from "./screen";
import { box, disc, placed, strokes, svgFile } from "./shapes";

/** As wide as a phone, where a unit is hardly more than a pixel. */
const size = { width: 343, height: 412 };
const [left, right] = [22, 321];
const tile = { width: 144, height: 116, corner: 16, gap: 11 };
/** How far down a tile its curtain hangs from. */
const rod = 40;

const name = { size: 15.5, weight: 600 } as const;
const people = exampleGroups.reduce((sum, group) => sum + group.people, 0);

/** A curtain over all of a tile but its name, on a rod. */
function drawnCurtain(): string {
  const { width, height, corner } = tile;
  const hem = `a${corner} ${corner} 0 0 1-${corner} ${corner}H${corner}a${corner} ${corner} 0 0 1-${corner}-${corner}z`;
  const folds = [16, 40, 64, 88, 112].map((x) => `M${x + 8} ${rod + 3}V${height - 4}`).join("");
  return [
    `<path fill="${token("rose")}" d="M0 ${rod}H${width}V${height - corner}${hem}"/>`,
    strokes(deepRose, 8, folds),
    strokes(token("ink"), 4, `M4 ${rod}H${width - 4}`),
    disc(token("ink"), 4, rod, 5),
    disc(token("ink"), width - 4, rod, 5),
  ].join("");
}

function drawTile(letters: Lettering, locale: Locale, group: (typeof exampleGroups)[number]) {
  const t = textIn("home", locale);
  const isShown = isGroupShown(group.people, group.members);
  const middle = tile.width / 2;
  const hidden = t("benefits.portal.hidden");
  const pill = Math.ceil(textWidth(hidden, name)) + 24;
  return [
    box(token(isShown ? "tint-1" : "sand"), [0, 0, tile.width, tile.height], tile.corner),
    letters.line(t(`benefits.portal.groups.${group.name}`), 14, 26, name),
    isShown
      ? letters.line(String(group.people), 12, 98, { size: 60, weight: 600, fill: token("accent") })
      : drawnCurtain() +
        box(token("white"), [middle - pill / 2, 60, pill, 30], 15) +
        letters.line(hidden, middle, 80.5, { ...name, anchor: "middle" }),
  ].join("");
}

function picture(locale: Locale): string {
  const letters = startLettering();
  const [t, product] = [textIn("home", locale), textIn("product", locale)];
  const sample = product("portal.picture.sample");
  const look = { ...name, size: 15, fill: token("accent") } as const;
  const pill = Math.ceil(textWidth(sample, look)) + 26;
  const drawn = [
    box(token("white"), [0, 0, size.width, size.height], 28),
    letters.line(product("portal.picture.period"), left, 48, { size: 24, weight: 600 }),
    box(token("tint-1"), [right - pill, 25, pill, 32], 16),
    letters.line(sample, right - 13, 46.5, { ...look, anchor: "end" }),
    letters.line(String(people), left - 4, 130, { size: 84, weight: 600 }),
    letters.line(product("portal.picture.people"), 132, 103, { ...name, size: 17 }),
    letters.line(t("benefits.portal.employer"), 132, 127, { size: 15.5, fill: token("ink-soft") }),
    ...exampleGroups.map((group, index) =>
      placed(
        drawTile(letters, locale, group),
        left + (index % 2) * (tile.width + tile.gap),
        150 + Math.floor(index / 2) * (tile.height + tile.gap),
      ),
    ),
  ].join("");
  return svgFile(size, `<defs>${letters.outlines()}</defs>`, drawn);
}

export const portalPictures: Readonly<Record<string, () => string>> = Object.fromEntries(
  locales.map((locale) => [`portal-groups-${locale}.svg`, () => picture(locale)]),
);
