import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import satori from "satori";
import { site } from "../../../config/site";
import { projectDirectory } from "../../build-settings";
import { fitTitle } from "./fit-title";

const { resolve } = createRequire(join(projectDirectory, "package.json"));

const tokens = readFileSync(join(projectDirectory, "src/styles/tokens.css"), "utf8");

/** Returns the value of a custom property in the site's tokens. */
export function token(name: string): string {
  const value = new RegExp(`--${name}: (.+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no --${name}.`);
  return value;
}

function font(weight: 600 | 700, letters: "latin" | "latin-ext") {
  const file = resolve(`@fontsource/figtree/files/figtree-${letters}-${weight}-normal.woff`);
  return { name: `Figtree ${letters}`, weight, style: "normal" as const, data: readFileSync(file) };
}

// The same list for all images, so that satori parses the fonts only once.
const fonts = [
  font(600, "latin"),
  font(600, "latin-ext"),
  font(700, "latin"),
  font(700, "latin-ext"),
];

type Style = Readonly<Record<string, string | number>>;
type Box = { readonly type: string; readonly props: object };

/** Creates a `div` element in the form that satori reads. */
function box(style: Style, ...children: readonly (Box | string)[]): Box {
  return { type: "div", props: { style, children } };
}

type Size = { readonly width: number; readonly height: number };

/**
 * Renders boxes to an SVG. Letters become paths, so that it needs no font.
 *
 * @param onMissing is called with letters that the fonts do not have.
 */
function draw(tree: Box, size: Size, onMissing?: (letters: string) => void): Promise<string> {
  return satori(tree as never, {
    ...size,
    fonts,
    loadAdditionalAsset: (_language, letters) => {
      onMissing?.(letters);
      return Promise.resolve([]);
    },
  });
}

const fontFamily = fonts.map(({ name }) => name).join(", ");

/** Replaces letters that the fonts do not have with their base letter, or drops them. */
function withoutLetters(title: string, missing: ReadonlySet<string>): string {
  const replacement = (letter: string) => {
    const plain = letter.normalize("NFD").charAt(0);
    return plain === letter || missing.has(plain) || plain > "ɏ" ? "" : plain;
  };
  const letters = Array.from(title, (letter) =>
    missing.has(letter) ? replacement(letter) : letter,
  );
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
    // Breaks only words that are longer than a line at the smallest size.
    wordBreak: "break-word",
  };
  return box(
    { display: "flex", flexDirection: "column", justifyContent: "flex-end", width, height },
    box(block, title),
  );
}

/** Renders a title at the bottom of a box, in the largest letters that fit. */
export async function drawTitle(title: string, size: Size): Promise<string> {
  // Satori would show soft hyphens.
  const text = title.normalize("NFC").replaceAll("\u00ad", "");
  const missing = new Set<string>();
  const onMissing = (letters: string) => {
    for (const letter of letters) missing.add(letter);
  };
  const svg = await draw(titleBox(text, size), size, onMissing);
  if (missing.size === 0) return svg;
  return draw(titleBox(withoutLetters(text, missing), size), size);
}

/** Renders the mark and the product's name. */
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
  const image = {
    type: "img",
    props: {
      src: `data:image/svg+xml;base64,${mark}`,
      width: size.height,
      height: size.height,
    },
  };
  const row = { display: "flex", alignItems: "center", gap: size.height * 0.26, ...size };
  return draw(box(row, image, box(name, site.productName)), size);
}
