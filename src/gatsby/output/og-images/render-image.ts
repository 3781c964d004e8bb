import { join } from "node:path";
import sharp from "sharp";
import { site } from "../../../config/site";
import { projectDirectory } from "../../build-settings";
import { drawText, drawTitle, token } from "./draw-text";

/** The size that social networks recommend, in pixels. */
export const imageSize = { width: 1200, height: 630 } as const;

// No image is rendered twice: the cache of libvips would waste 50 MB.
sharp.cache(false);

const margin = 48;
const panel = { left: 652, top: margin, width: 500, height: imageSize.height - 2 * margin };
const column = { left: 56, width: panel.left - 2 * 56 };
const logo = { size: 52, left: column.left, top: margin, gap: 14 };
const bottom = imageSize.height - margin;
const titleBox = { width: column.width, height: 405 };

/** Renders what all images share: the mark, the product's name, and a round-cornered hole for the panel. */
export async function renderFrame(): Promise<Buffer> {
  const { width, height } = imageSize;
  const { left, top } = panel;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <mask id="panel">
      <path fill="#fff" d="M0 0h${width}v${height}H0z"/>
      <rect x="${left}" y="${top}" width="${panel.width}" height="${panel.height}" rx="36"/>
    </mask>
    <path fill="${token("tint-1")}" mask="url(#panel)" d="M0 0h${width}v${height}H0z"/>
  </svg>`;
  const mark = join(projectDirectory, "src/gatsby/output/og-images/mark.svg");
  const besideMark = logo.left + logo.size + logo.gap;
  const style = { weight: "Bold", size: 37, tracking: -0.03 } as const;
  const name = await drawText(site.productName, style, left - besideMark);
  return sharp(Buffer.from(svg))
    .composite([
      { input: await sharp(mark).resize(logo.size).toBuffer(), left: logo.left, top: logo.top },
      {
        ...name.layer,
        left: besideMark,
        top: logo.top + Math.round((logo.size - name.height) / 2) + 3,
      },
    ])
    .png()
    .toBuffer();
}

/**
 * Renders the JPEG of an image, with its title at the bottom of the column.
 *
 * @param file the image to show beside the title.
 * @param frame from {@link renderFrame}.
 * @throws Error if the file cannot be read.
 */
export async function renderImage(file: string, frame: Buffer, text: string): Promise<Buffer> {
  const artwork = await sharp(file)
    .resize(panel.width, panel.height, { fit: "cover" })
    .flatten({ background: token("tint-2") })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const title = await drawTitle(text, titleBox);
  // Chroma subsampling at quality 80 takes as many bytes as full chroma at 74, without visible artefacts in
  // dark letters on a light background. Skipping optimised Huffman tables cuts the time to a third.
  const format = { quality: 80, chromaSubsampling: "4:2:0", optimiseCoding: false };
  return sharp({ create: { ...imageSize, channels: 3, background: token("tint-1") } })
    .composite([
      { input: artwork, left: panel.left, top: panel.top },
      { input: frame },
      ...(title ? [{ ...title.layer, left: column.left, top: bottom - title.height }] : []),
    ])
    .jpeg(format)
    .toBuffer();
}
