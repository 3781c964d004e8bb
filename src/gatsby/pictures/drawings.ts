/**
 * The site's drawings: SVG files that name their colours as tokens, such as `var(--accent)`, and pictures that the
 * build draws (`pictures`).
 */
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { projectDirectory } from "../build-settings";
import { filesIn } from "../files-in";
import { withTokens } from "../tokens";
import { housePictures } from "./house-pictures";
import { matchingPictures } from "./matching-pictures";
import { peoplePictures } from "./people-pictures";
import { productPictures } from "./product-pictures";

const folder = join(projectDirectory, "src/drawings");

export const logoFile = join(folder, "logo.svg");

/**
 * Returns a drawing in the tokens' colours.
 *
 * @throws Error naming a token that there is not.
 */
export const readDrawing = (file: string): string => withTokens(readFileSync(file, "utf8"));

/** The pictures that pages show, by file. */
const pictures: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    filesIn(join(folder, "pictures")).map((name) => [
      name,
      () => readDrawing(join(folder, "pictures", name)),
    ]),
  ),
  ...housePictures,
  ...matchingPictures,
  ...peoplePictures,
  ...productPictures,
};

/**
 * Returns a picture in the tokens' colours.
 *
 * @param name its file, such as `about-night.svg`.
 * @throws Error naming a picture that there is not.
 */
export function readPicture(name: string): string {
  const draw = pictures[name];
  if (!draw) throw new Error(`There is no picture ${name}.`);
  return draw();
}

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
  await mkdir(join(publicDirectory, "pictures"), { recursive: true });
  await writeFile(join(publicDirectory, "favicon.svg"), readDrawing(logoFile));
  for (const name of Object.keys(pictures)) {
    await writeFile(join(publicDirectory, "pictures", name), readPicture(name));
  }
}
