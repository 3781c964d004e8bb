/** Drawings of the site that the build reads, as `npm run drawings` has written them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { projectDirectory } from "./build-settings";

/** The logo, which is also the site's icon. */
export const logoFile = join(projectDirectory, "static/favicon.svg");

/** Returns a picture that the site publishes. @param name its file, such as `about-night.svg`. */
export function readPicture(name: string): string {
  return readFileSync(join(projectDirectory, "static/pictures", name), "utf8");
}

/** Draws the logo within a square, as a PNG. @param svg the logo. @param side in pixels. */
export function drawLogo(svg: string | Buffer, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(side, side, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();
}
