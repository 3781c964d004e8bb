import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import satori from "satori";
import { site } from "../../../config/site";
import { projectDirectory } from "../../build-settings";
import { fitTitle } from "./fit-title";

const { resolve } = createRequire(join(projectDirectory, "package.json"));

const tokens = readFileSync(join(projectDirectory, "src/styles/tokens.css"), "utf8");

/** The value of a custom property of the site's style sheet. */
export function token(name: string): string {
  const value = new RegExp(`--${name}: (.+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no --${name}.`);
  return value;
}

function font(weight: 600 | 700, letters: "latin" | "latin-ext") {
  const file = resolve(`@fontsource/figtree/files/figtree-${letters}-${weight}-normal.woff`);
  return { name: `Figtree ${letters}`, weight, style: "normal" as const, data: readFileSync(file) };
}

// One list for all pictures: the renderer knows it again and reads the fonts once.
const fonts = [
  font(600, "latin"),
  font(600, "latin-ext"),
  font(700, "latin"),
  font(700, "latin-ext"),
];

type Style = Readonly<Record<string, string | number>>;
type Box = { readonly type: string; readonly props: object };

/** What React would make of a `div`, which is all that the renderer needs. */
function box(style: Style, ...children: readonly (Box | string)[]): Box {
  return { type: "div", props: { style, children } };
}

type Size = { readonly width: number; readonly height: number };

/**
 * Draws boxes as an SVG. Letters are outlines, so that no font is needed to show it.
 *
 * @param missing is given the letters that the fonts do not have.
 */
function draw(tree: Box, size: Size, missing?: (letters: string) => void): Promise<string> {
  return satori(tree as never, {
    ...size,
    fonts,
    loadAdditionalAsset: (_language, letters) => {
      missing?.(letters);
      return Promise.resolve([]);
    },
  });
}

const fontFamily = fonts.map(({ name }) => name).join(", ");

/** The title as near as the fonts come to it: a letter without its accent, or without the letter. */
function withoutLetters(title: string, missing: ReadonlySet<string>): string {
  const near = (letter: string) => {
    const plain = letter.normalize("NFD").charAt(0);
    return plain === letter || missing.has(plain) || plain > "ɏ" ? "" : plain;
  };
  const letters = Array.from(title, (letter) => (missing.has(letter) ? near(letter) : letter));
  return letters.join("").replace(/\s+/g, " ").trim();
}

function titleBox(title: string, { width, height }: Size): Box {
  const fit = fitTitle(title, width);
  const block = {
    display: "block",
    width: fit.width,
    lineClamp: fit.lines,
    color: token("ink"),
    fontFamily,
    fontSize: fit.size,
    fontWeight: 600,
    letterSpacing: "-0.025em",
    lineHeight: 1.12,
    // Only a word that is longer than a line at the smallest size is broken.
    wordBreak: "break-word",
  };
  return box(
    { display: "flex", flexDirection: "column", justifyContent: "flex-end", width, height },
    box(block, title),
  );
}

/** A title at the foot of a box, in as large letters as find room. */
export async function drawTitle(title: string, size: Size): Promise<string> {
  // Soft hyphens are places to break a line, which the renderer would show.
  const text = title.normalize("NFC").replaceAll("\u00ad", "");
  const missing = new Set<string>();
  const note = (letters: string) => {
    for (const letter of letters) missing.add(letter);
  };
  const drawn = await draw(titleBox(text, size), size, note);
  if (missing.size === 0) return drawn;
  return draw(titleBox(withoutLetters(text, missing), size), size);
}

/** The mark and the product's name. */
export function drawLogo(size: Size): Promise<string> {
  const mark = readFileSync(
    join(projectDirectory, "src/gatsby/output/og-images/mark.svg"),
    "base64",
  );
  const name = {
    display: "block",
    flex: 1,
    lineClamp: 1,
    color: token("ink"),
    fontFamily,
    fontSize: size.height * 0.72,
    fontWeight: 700,
    letterSpacing: "-0.03em",
    lineHeight: 1.3,
  };
  const picture = {
    type: "img",
    props: {
      src: `data:image/svg+xml;base64,${mark}`,
      width: size.height,
      height: size.height,
    },
  };
  const row = { display: "flex", alignItems: "center", gap: size.height * 0.26, ...size };
  return draw(box(row, picture, box(name, site.productName)), size);
}
