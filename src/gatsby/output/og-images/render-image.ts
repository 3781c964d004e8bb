import sharp from "sharp";
import { drawLogo, drawTitle, token } from "./draw-title";

/** What sharing services ask for, in pixels. */
export const imageSize = { width: 1200, height: 630 } as const;

// No picture is painted twice: what libvips kept of it would be 50 MB for nothing.
sharp.cache(false);

const margin = 48;
const panel = { left: 652, top: margin, width: 500, height: imageSize.height - 2 * margin };
const column = { left: 56, width: panel.left - 2 * 56 };
const logo = { ...column, top: margin, height: 52 };
const titleTop = margin + logo.height + 24;
const title = { ...column, top: titleTop, height: imageSize.height - margin - titleTop };

/** Pixels, three bytes each, of a whole picture that lacks its title. */
export type Background = Buffer;

const rawBackground = { raw: { ...imageSize, channels: 3 } } as const;

let frameDrawn: Promise<Buffer> | undefined;

/** The ground with the logo, and a hole with round corners where the panel is. Made once. */
async function drawFrame(): Promise<Buffer> {
  const { width, height } = imageSize;
  const { left, top } = panel;
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <mask id="panel">
      <path fill="#fff" d="M0 0h${width}v${height}H0z"/>
      <rect x="${left}" y="${top}" width="${panel.width}" height="${panel.height}" rx="36"/>
    </mask>
    <path fill="${token("tint-1")}" mask="url(#panel)" d="M0 0h${width}v${height}H0z"/>
  </svg>`;
  const layer = { input: Buffer.from(await drawLogo(logo)), left: logo.left, top: logo.top };
  return sharp(Buffer.from(ground)).composite([layer]).png().toBuffer();
}

/**
 * A picture without its title.
 *
 * @param file a picture to show beside the title.
 * @throws Error when the file cannot be read.
 */
export async function renderBackground(file: string): Promise<Background> {
  frameDrawn ??= drawFrame();
  const shown = await sharp(file)
    .resize(panel.width, panel.height, { fit: "cover" })
    .flatten({ background: token("tint-2") })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp({ create: { ...imageSize, channels: 3, background: token("tint-1") } })
    .composite([{ input: shown, left: panel.left, top: panel.top }, { input: await frameDrawn }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The title's pixels, on the colour that the ground has there. */
async function renderTitle(text: string): Promise<Buffer> {
  return sharp(Buffer.from(await drawTitle(text, title)))
    .flatten({ background: token("tint-1") })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The JPEG of a picture, with its title. */
export async function renderImage(ground: Background, text: string): Promise<Buffer> {
  const letters = await renderTitle(text);
  const picture = Buffer.from(ground);
  // Row by row: `composite` would mix every pixel of the picture, which takes longer than all the rest.
  for (let row = 0; row < title.height; row += 1) {
    const start = row * title.width * 3;
    const place = ((title.top + row) * imageSize.width + title.left) * 3;
    letters.copy(picture, place, start, start + title.width * 3);
  }
  // Half the colours at a higher quality: as many bytes as all of them at 74, and no edge to be seen in dark
  // letters on a light ground. Without a second pass for its codes, in a third of the time.
  const format = { quality: 80, chromaSubsampling: "4:2:0", optimiseCoding: false };
  return sharp(picture, rawBackground).jpeg(format).toBuffer();
}
