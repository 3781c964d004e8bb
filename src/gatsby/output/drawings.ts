/** The site's drawings: SVG files that name their colours as tokens, such as `var(--accent)`. */
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { projectDirectory } from "../build-settings";
import { filesIn } from "../files-in";
import { withTokens } from "../tokens";

const folder = join(projectDirectory, "src/drawings");

export const logoFile = join(folder, "logo.svg");

/** Returns the file of a drawing that pages show. */
export const pictureFile = (name: string): string => join(folder, "pictures", name);

/**
 * Returns a drawing in the tokens' colours.
 *
 * @throws Error naming a token that there is not.
 */
export const readDrawing = (file: string): string => withTokens(readFileSync(file, "utf8"));

/** Draws the logo within a square, as a PNG. @param side in pixels. */
export async function drawLogo(side: number): Promise<Buffer> {
  const logo = Buffer.from(readDrawing(logoFile));
  // At 72 dpi, an SVG renders at its nominal size.
  const { width } = await sharp(logo).metadata();
  return sharp(logo, { density: (72 * side) / width })
    .resize(side, side, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();
}

/** Writes the drawings that browsers load: the pictures, and the logo as the icon of the site. */
export async function writeDrawings(publicDirectory: string): Promise<void> {
  const pictures = filesIn(join(folder, "pictures")).map((name) => `pictures/${name}`);
  const drawings = Object.fromEntries(pictures.map((name) => [name, join(folder, name)]));
  for (const [name, file] of Object.entries({ ...drawings, "favicon.svg": logoFile })) {
    const target = join(publicDirectory, name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, readDrawing(file));
  }
}
