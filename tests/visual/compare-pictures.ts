/** Pictures as pixels: reading, writing, and telling whether two of them look the same. */
import pixelmatch from "pixelmatch";
import sharp from "sharp";

export type Picture = {
  readonly width: number;
  readonly height: number;
  /** Four bytes each: red, green, blue, opacity. */
  readonly pixels: Uint8Array;
};

export type Difference = {
  /** What differs, in a few words. */
  readonly reason: string;
  /** The reference, faded, with what differs in red; none where the sizes differ. */
  readonly picture?: Picture;
};

/** The share of pixels that may differ: less than an icon of 16 pixels on a phone's screen. */
export const tolerance = 0.0005;

/**
 * How far apart two colours have to be, from 0 to 1, to count as two. The palest ground of the design
 * (`--ground-alt`) is further from white than this, and what processors round differently is nearer.
 */
const threshold = 0.015;

/** The part of the tolerance that a reference may use up for being a small file. */
const toleranceForFewColours = tolerance / 10;

/**
 * Tells whether a picture looks as its reference. Smoothed edges count as the same wherever they lie.
 *
 * @returns undefined where nobody would see a difference.
 */
export function differenceBetween(reference: Picture, actual: Picture): Difference | undefined {
  const { width, height } = reference;
  if (actual.width !== width || actual.height !== height) {
    const sizes = [actual, reference].map((picture) => `${picture.width} × ${picture.height}`);
    return { reason: `it measures ${sizes[0]} pixels, not ${sizes[1]}` };
  }
  const pixels = new Uint8Array(width * height * 4);
  const count = differingPixels(reference, actual, pixels);
  const share = count / (width * height);
  if (share <= tolerance) return undefined;
  const percent = (share * 100).toFixed(2);
  return {
    reason: `${count} of its pixels differ (${percent} %)`,
    picture: { width, height, pixels },
  };
}

/** @param drawing gets the picture of the difference. Both pictures have one size. */
function differingPixels(a: Picture, b: Picture, drawing?: Uint8Array): number {
  return pixelmatch(a.pixels, b.pixels, drawing, a.width, a.height, { threshold });
}

export async function readPicture(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** The picture as a PNG, with 256 colours where that looks the same. */
export async function writePicture(picture: Picture): Promise<Buffer> {
  const { width, height, pixels } = picture;
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const small = await image.clone().png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  const share = differingPixels(picture, await readPicture(small)) / (width * height);
  if (share <= toleranceForFewColours) return small;
  return await image.png({ compressionLevel: 9 }).toBuffer();
}
