/** Text in the site's font. Sharp's own text engine (Pango) wraps it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { projectDirectory } from "../../build-settings";

const { resolve } = createRequire(join(projectDirectory, "package.json"));

const tokens = readFileSync(join(projectDirectory, "src/styles/tokens.css"), "utf8");

/** Returns the value of a custom property in the site's tokens. */
export function token(name: string): string {
  const value = new RegExp(`--${name}: (.+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no --${name}.`);
  return value;
}

/** Figtree in a format that Pango reads, in one file per weight: the site's own files are for browsers. */
const fontFile = (name: string) => resolve(`@expo-google-fonts/figtree/${name}.ttf`);
const fonts = {
  "Semi-Bold": fontFile("600SemiBold/Figtree_600SemiBold"),
  Bold: fontFile("700Bold/Figtree_700Bold"),
};

type Drawn = {
  readonly layer: OverlayOptions;
  readonly width: number;
  readonly height: number;
};

/** Renders letters, cropped to their ink. A word longer than `width` is broken only if `breaks` is set. */
export async function drawText(
  text: string,
  style: { readonly weight: keyof typeof fonts; readonly size: number; readonly tracking: number },
  width: number,
  breaks = false,
): Promise<Drawn> {
  const { weight, size, tracking } = style;
  const attributes = {
    foreground: token("ink"),
    letter_spacing: Math.round(tracking * size * 1024),
    // A factor of the font's own 1.2 em.
    line_height: 1.12 / 1.2,
    // Otherwise a letter that Figtree lacks comes from another font, as installed.
    fallback: false,
  };
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const list = Object.entries(attributes).map(([name, value]) => `${name}="${String(value)}"`);
  const { data, info } = await sharp({
    text: {
      text: `<span ${list.join(" ")}>${escaped}</span>`,
      font: `Figtree ${weight} ${String(size)}`,
      fontfile: fonts[weight],
      width,
      wrap: breaks ? "word-char" : "word",
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { layer: { input: data, raw: info }, width: info.width, height: info.height };
}

/** From the size of a short title to the smallest that is legible in a link preview, in pixels. */
const sizes = [76, 70, 64, 58, 52, 46];

/** What Figtree lacks of the letters that a title may have: other alphabets, emoji, rare accents. */
const unsupported = /[^ -~\u00a0-\u0113\u0116-\u0127\u012a-\u0148\u014a-\u017e–—‘-‚“-„†-•…‹›€™−]/gu;

function withSupportedLetters(title: string): string {
  return title
    .normalize("NFC")
    .replaceAll("\u00ad", "")
    .replace(unsupported, (letter) => letter.normalize("NFD").charAt(0).replace(unsupported, ""))
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Renders a title in the largest letters that fit, in lines of about the same length. One that does not fit
 * in the smallest letters is cut.
 *
 * @returns null if no letter of it is supported.
 */
export async function drawTitle(title: string, box: { width: number; height: number }) {
  // No title that fits is longer.
  let text = withSupportedLetters(title).slice(0, 400);
  if (text === "") return null;
  const draw = (size: number, width = box.width, breaks = false) =>
    drawText(text, { weight: "Semi-Bold", size, tracking: -0.025 }, width, breaks);

  for (const size of sizes) {
    let drawn = await draw(size);
    if (drawn.width > box.width || drawn.height > box.height) continue;
    const { height } = drawn;
    for (let [narrow, wide] = [0, drawn.width]; wide - narrow > 16;) {
      const width = Math.round((narrow + wide) / 2);
      const narrower = await draw(size, width);
      // A line more is higher by its 1.12 em; descenders alone by much less.
      if (narrower.width <= width && narrower.height < height + size / 2) {
        [drawn, wide] = [narrower, width];
      } else {
        narrow = width;
      }
    }
    return drawn;
  }
  const smallest = sizes[sizes.length - 1] ?? 0;
  let drawn = await draw(smallest, box.width, true);
  while (drawn.height > box.height) {
    const letters = Math.floor((text.length * box.height) / drawn.height);
    text = text.slice(0, letters).replace(/\s*\S*$/, "…");
    drawn = await draw(smallest, box.width, true);
  }
  return drawn;
}
