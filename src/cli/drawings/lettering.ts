/**
 * Texts as outlines. An SVG that a page shows as an image loads no font, and would have another on every computer.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parse, type Font, type Glyph } from "opentype.js";
import { projectDirectory } from "../../gatsby/build-settings";
import { token } from "../../gatsby/tokens";

const { resolve } = createRequire(join(projectDirectory, "package.json"));

function readFont(file: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(
    resolve(`@expo-google-fonts/figtree/${file}.ttf`),
  );
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

const fonts = {
  400: readFont("400Regular/Figtree_400Regular"),
  600: readFont("600SemiBold/Figtree_600SemiBold"),
};

/** The font's units in an em. */
const em = 1000;

type TextLook = {
  /** Of an em, in the picture's units. */
  readonly size: number;
  readonly weight?: keyof typeof fonts;
  readonly fill?: string;
  /** Which part of the text is at the given place. */
  readonly anchor?: "start" | "middle" | "end";
};

/** Outlines of a picture's letters, each once, and the texts that use them. */
export type Lettering = {
  /** Returns a line of text, its baseline at a place. */
  readonly line: (text: string, x: number, y: number, look: TextLook) => string;
  /** Returns the outlines that the lines use, for the picture's `defs`. */
  readonly outlines: () => string;
};

/** Returns a text's width in the picture's units. */
export function textWidth(text: string, { size, weight = 400 }: TextLook): number {
  return fonts[weight].getAdvanceWidth(text, size);
}

function filledLines(text: string, width: number, look: TextLook): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, look) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into as few lines as a width allows, of about the same length. Only a word may be wider. */
export function breakLines(text: string, width: number, look: TextLook): string[] {
  const fewest = filledLines(text, width, look).length;
  // The smallest of all whole widths that need no line more, found by halves.
  let [from, to] = [Math.ceil(width / 2), width];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (filledLines(text, middle, look).length > fewest) from = middle + 1;
    else to = middle;
  }
  return filledLines(text, to, look);
}

/** Of an outline, in its own units: fine enough for letters of 100 pixels. */
const grid = 400;

/** Draws a letter, from point to point, on the grid: half as long as a path with the font's own coordinates. */
function outlineOf(glyph: Glyph): string {
  let [left, top] = [0, 0];
  return glyph
    .getPath(0, 0, grid)
    .commands.map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y]
        .filter((value) => value !== undefined)
        .map((value, index) => Math.round(value) - (index % 2 ? top : left));
      [left, top] = [Math.round(x ?? left), Math.round(y ?? top)];
      return type.toLowerCase() + numbers.join(" ").replaceAll(" -", "-");
    })
    .join("");
}

type Place = { readonly x: number; readonly y: number; readonly lineHeight: number };

/** Returns lines of text below each other. @param place of the first one's baseline. */
export function drawLines(
  letters: Lettering,
  lines: readonly string[],
  { x, y, lineHeight }: Place,
  look: TextLook,
): string {
  return lines.map((text, index) => letters.line(text, x, y + index * lineHeight, look)).join("");
}

export function startLettering(): Lettering {
  const outlines = new Map<string, string>();

  function line(text: string, x: number, y: number, look: TextLook): string {
    const { size, weight = 400, fill = token("ink"), anchor = "start" } = look;
    const font = fonts[weight];
    const shares = { start: 0, middle: 0.5, end: 1 };
    const left = x - textWidth(text, look) * shares[anchor];
    const glyphs = font.stringToGlyphs(text);
    let place = 0;
    const uses = glyphs.map((glyph, index) => {
      const id = `${weight === 600 ? "b" : "r"}${glyph.index}`;
      const outline = outlineOf(glyph);
      const use = outline === "" ? "" : `<use href="#${id}" x="${Math.round(place)}"/>`;
      if (outline !== "") outlines.set(id, outline);
      const next = glyphs[index + 1];
      const advance = (glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0);
      place += (advance * grid) / em;
      return use;
    });
    const scale = size / grid;
    const at = `translate(${left.toFixed(1)} ${y}) scale(${Number(scale.toFixed(4))})`;
    return `<g fill="${fill}" transform="${at}">${uses.join("")}</g>`;
  }

  return {
    line,
    outlines: () => [...outlines].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join(""),
  };
}
