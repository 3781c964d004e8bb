/** Reads, writes and compares screenshots. */
import pixelmatch from "pixelmatch";
import sharp from "sharp";

export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
};

export type Difference = {
  readonly reason: string;
  /** The faded reference with differing pixels in red; absent if the sizes differ. */
  readonly picture?: Picture;
};

/** Share of pixels that may differ: less than a 16-pixel icon on a phone's screen. */
export const tolerance = 0.0005;

/**
 * Colour distance from 0 to 1 above which pixels differ: less than from the palest background
 * (`--ground-alt`) to white, more than processors' rounding differences.
 */
const threshold = 0.015;

/** Part of the tolerance that reducing a reference to 256 colours may use. */
const paletteTolerance = tolerance / 10;

/** Ignores anti-aliasing. @returns undefined if the difference is imperceptible. */
export function compareScreenshots(reference: Picture, actual: Picture): Difference | undefined {
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

/** @param drawing receives the difference image. All images have the same size. */
function differingPixels(a: Picture, b: Picture, drawing?: Uint8Array): number {
  return pixelmatch(a.pixels, b.pixels, drawing, a.width, a.height, { threshold });
}

export async function decodePng(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Encodes a PNG, with 256 colours if that looks the same. */
export async function encodePng(picture: Picture): Promise<Buffer> {
  const { width, height, pixels } = picture;
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const palettePng = await image.clone().png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  const share = differingPixels(picture, await decodePng(palettePng)) / (width * height);
  if (share <= paletteTolerance) return palettePng;
  return await image.png({ compressionLevel: 9 }).toBuffer();
}
