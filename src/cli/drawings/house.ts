/**
 * The house: the one picture of the site. Windows light up between 07 and 23, and no one sees who is behind them. Every
 * picture of it, from a share picture to the error page, is a piece of the same front.
 */
import { token } from "../../gatsby/tokens";
import { deepRose, mix } from "./palette";
import { windowThings, type WindowThing } from "./window-things";

type Hour = "morning" | "evening" | "night";

type Look = {
  readonly sky: string;
  /** Sun or moon. */
  readonly light: string;
  readonly wall: string;
  /** Cornice and sills. */
  readonly trim: string;
  /** Around a window. */
  readonly frame: string;
  readonly dark: string;
};

const looks: Record<Hour, Look> = {
  morning: {
    sky: token("tint-1"),
    light: token("rose"),
    wall: token("tint-3"),
    trim: token("tint-2"),
    frame: mix("tint-3", "white", 0.2),
    dark: mix("tint-3", "accent", 0.3),
  },
  evening: {
    sky: token("rose"),
    light: deepRose,
    wall: token("accent"),
    trim: token("tint-3"),
    frame: mix("accent", "white", 0.14),
    dark: token("accent-strong"),
  },
  night: {
    sky: token("ink"),
    light: token("sand"),
    wall: mix("ink", "accent", 0.38),
    trim: mix("ink", "accent", 0.62),
    frame: mix("ink", "accent", 0.5),
    dark: mix("ink", "accent", 0.08),
  },
};

/** Bars of a lit window. */
const litBar = mix("sand", "rose", 0.9);

/** Of a window; from one to the next; of the cornice above the first row's arches. */
const pane = { width: 116, height: 152, radius: 58 };
const step = { x: 172, y: 204 };
const cornice = { height: 16, above: 44 };
const sill = { width: 140, height: 12 };

export type House = {
  readonly hour: Hour;
  readonly width: number;
  readonly height: number;
  /** Height of the sky above the cornice. */
  readonly sky: number;
  readonly columns: number;
  readonly rows: number;
  /** From one column to the next, where they are not as close as usual. */
  readonly pitch?: number;
  /** What is in the lit windows, by `column,row`; the others are dark. */
  readonly lit: Readonly<Record<string, WindowThing>>;
  /** Where a window is missing. */
  readonly missing?: string;
  /** Centre and radius of sun or moon. */
  readonly light?: readonly [x: number, y: number, radius: number];
};

type Point = { readonly x: number; readonly y: number };

/** Where the sill of a window is, in the middle of it. */
function sillOf(house: House, column: number, row: number): Point {
  const pitch = house.pitch ?? step.x;
  const left = (house.width - (house.columns - 1) * pitch) / 2;
  const top = house.sky + cornice.height + cornice.above + pane.height;
  return { x: left + column * pitch, y: top + row * step.y };
}

/** The outline of a window that is larger than the glass by so much. */
function arch(grow: number): string {
  const radius = pane.radius + grow;
  return `M-${radius} 0v-${pane.height - pane.radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V0z`;
}

/** A window without what is in it: frame, glass, bars, sill. */
function emptyWindow({ frame, trim }: Look, glass: string, bars: string): string {
  const { width, height, radius } = pane;
  return [
    `<path fill="${frame}" d="${arch(8)}"/><path fill="${glass}" d="${arch(0)}"/>`,
    `<path stroke="${bars}" stroke-width="5" d="M0 0v-${height}M-${radius} -${height - radius}h${width}"/>`,
    `<path fill="${trim}" d="M-${sill.width / 2} 0h${sill.width}v${sill.height}h-${sill.width}z"/>`,
  ].join("");
}

const missingWindow = `<path fill="none" stroke="${token("ink")}" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 13" d="${arch(4)}"/>`;

/** Draws a piece of the front, without the `svg` around it. */
export function drawHouse(house: House): string {
  const look = looks[house.hour];
  const { width, height, sky, light, lit, missing } = house;
  const rect = (fill: string, y: number, tall: number) =>
    `<path fill="${fill}" d="M0 ${y}h${width}v${tall}H0z"/>`;
  const windows: string[] = [];
  for (let row = 0; row < house.rows; row += 1) {
    for (let column = 0; column < house.columns; column += 1) {
      const { x, y } = sillOf(house, column, row);
      const place = `${column},${row}`;
      const thing = lit[place];
      if (place === missing) {
        windows.push(`<g transform="translate(${x} ${y})">${missingWindow}</g>`);
        continue;
      }
      windows.push(`<use href="#${thing ? "lit" : "dark"}" x="${x}" y="${y}"/>`);
      if (thing) windows.push(`<g transform="translate(${x} ${y})">${windowThings[thing]}</g>`);
    }
  }
  return [
    `<defs><g id="dark">${emptyWindow(look, look.dark, look.frame)}</g>`,
    `<g id="lit">${emptyWindow(look, token("sand"), litBar)}</g></defs>`,
    rect(look.sky, 0, sky + 1),
    light && `<circle cx="${light[0]}" cy="${light[1]}" r="${light[2]}" fill="${look.light}"/>`,
    rect(look.wall, sky, height - sky),
    rect(look.trim, sky, cornice.height),
    ...windows,
  ].join("");
}
