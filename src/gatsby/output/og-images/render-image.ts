import sharp from "sharp";
import { drawLogo, drawTitle, token } from "./draw-title";

/** The size that social networks recommend, in pixels. */
export const imageSize = { width: 1200, height: 630 } as const;

// No image is rendered twice: the cache of libvips would waste 50 MB.
sharp.cache(false);

const margin = 48;
const panel = { left: 652, top: margin, width: 500, height: imageSize.height - 2 * margin };
const column = { left: 56, width: panel.left - 2 * 56 };
const logo = { ...column, top: margin, height: 52 };
const titleTop = margin + logo.height + 24;
const title = { ...column, top: titleTop, height: imageSize.height - margin - titleTop };

/** Pixels, three bytes each, of a whole image without its title. */
export type Background = Buffer;

const rawBackground = { raw: { ...imageSize, channels: 3 } } as const;

let frame: Promise<Buffer> | undefined;

/** Renders what all images share: the logo, and a round-cornered hole for the panel. */
async function renderFrame(): Promise<Buffer> {
  const { width, height } = imageSize;
  const { left, top } = panel;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <mask id="panel">
      <path fill="#fff" d="M0 0h${width}v${height}H0z"/>
      <rect x="${left}" y="${top}" width="${panel.width}" height="${panel.height}" rx="36"/>
    </mask>
    <path fill="${token("tint-1")}" mask="url(#panel)" d="M0 0h${width}v${height}H0z"/>
  </svg>`;
  const layer = { input: Buffer.from(await drawLogo(logo)), left: logo.left, top: logo.top };
  return sharp(Buffer.from(svg)).composite([layer]).png().toBuffer();
}

/**
 * Renders an image without its title.
 *
 * @param file the image to show beside the title.
 * @throws Error if the file cannot be read.
 */
export async function renderBackground(file: string): Promise<Background> {
  frame ??= renderFrame();
  const artwork = await sharp(file)
    .resize(panel.width, panel.height, { fit: "cover" })
    .flatten({ background: token("tint-2") })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp({ create: { ...imageSize, channels: 3, background: token("tint-1") } })
    .composite([{ input: artwork, left: panel.left, top: panel.top }, { input: await frame }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Renders the title's pixels on the background colour. */
async function renderTitle(text: string): Promise<Buffer> {
  return sharp(Buffer.from(await drawTitle(text, title)))
    .flatten({ background: token("tint-1") })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Renders the JPEG of an image, with its title. */
export async function renderImage(background: Background, text: string): Promise<Buffer> {
  const titlePixels = await renderTitle(text);
  const pixels = Buffer.from(background);
  // Copied row by row: `composite` blends every pixel of the image, which takes longer than all the rest.
  for (let row = 0; row < title.height; row += 1) {
    const start = row * title.width * 3;
    const target = ((title.top + row) * imageSize.width + title.left) * 3;
    titlePixels.copy(pixels, target, start, start + title.width * 3);
  }
  // Chroma subsampling at quality 80 takes as many bytes as full chroma at 74, without visible artefacts in
  // dark letters on a light background. Skipping optimised Huffman tables cuts the time to a third.
  const format = { quality: 80, chromaSubsampling: "4:2:0", optimiseCoding: false };
  return sharp(pixels, rawBackground).jpeg(format).toBuffer();
}
