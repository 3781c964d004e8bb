/** Draws an Open Graph image: logo and title, beside an artwork. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isAbsolute, join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { site } from "../../config/site";
import { areaAround, type Focus } from "../../sanity/documents/picture-area";
import { drawableTitle } from "../../sanity/model/drawable-title";
import { projectDirectory } from "../build-settings";
import { drawLogo, logoFile } from "../drawn-files";
import { markupText } from "../markup-text";
import { token } from "../tokens";

/** The size that social networks recommend, in pixels. */
export const imageSize = { width: 1200, height: 630 } as const;

const margin = 48;
const panel = { left: 652, top: margin, width: 500, height: imageSize.height - 2 * margin };
const column = { left: 56, width: panel.left - 2 * 56, titleHeight: 405 };
/** Of letters, in pixels. */
const maxSize = 76;
const logo = { size: 52, left: column.left, top: margin, gap: 14 };

// No image is drawn twice: the cache of libvips would waste 50 MB.
sharp.cache(false);

const { resolve } = createRequire(join(projectDirectory, "package.json"));

/** The site's font in a format that Pango, the text engine of sharp, reads: its own files are for browsers. */
export const fontFile = resolve("@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf");

/** Room for a text: at a font size of `dpi` pixels where that is given, else as large as it fits. */
type Box = { readonly width: number; readonly height?: number; readonly dpi?: number };

/** Letters, cropped to their ink. */
type DrawnText = {
  readonly layer: OverlayOptions;
  /** In pixels, as the height. */
  readonly width: number;
  readonly height: number;
  /** The font size that the engine has found, in pixels. */
  readonly dpi: number | undefined;
};

async function drawText(text: string, box: Box): Promise<DrawnText> {
  // The line height is a factor of the font's own 1.2 em. Without a fallback, no letter that Figtree lacks comes
  // from whichever font is installed.
  const attributes = `foreground="${token("ink")}" letter_spacing="-1300" line_height="0.933" fallback="false"`;
  // At 72 points, dots per inch are the size in pixels.
  const font = { font: "Figtree Semi-Bold 72", fontfile: fontFile, rgba: true };
  const { data, info } = await sharp({
    text: { text: `<span ${attributes}>${markupText(text)}</span>`, ...font, ...box },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const layer: OverlayOptions = { input: data, raw: info };
  return { layer, width: info.width, height: info.height, dpi: info.textAutofitDpi };
}

/** Cuts words and titles whose letters would be too small to read; of endless ones, the engine draws nothing. */
function cut(text: string): string {
  const words = text.replace(/(\S{60})\S+/g, "$1…");
  return words.length > 400 ? words.slice(0, 400).replace(/\s*\S*$/, "…") : words;
}

/**
 * Draws a title in the largest letters that fit, in lines of about the same length. One that is too long is cut.
 *
 * @returns null for one that cannot be drawn as it is written.
 */
export async function drawTitle(title: string): Promise<DrawnText | null> {
  const text = cut(drawableTitle(title).text);
  if (text === "") return null;
  const { width, titleHeight: height } = column;
  let dpi = maxSize;
  let drawn = await drawText(text, { width, dpi });
  if (drawn.width > width || drawn.height > height) {
    // The engine tries ten sizes to find one that fits.
    drawn = await drawText(text, { width, height });
    dpi = drawn.dpi ?? maxSize;
  }
  // As narrow as it gets without another line, which would be higher by 1.12 em.
  for (;;) {
    const narrow = Math.floor(drawn.width * 0.95);
    const narrower = await drawText(text, { width: narrow, dpi });
    if (narrower.width > narrow || narrower.height > drawn.height + dpi / 2) return drawn;
    drawn = narrower;
  }
}

/** Draws what all images share: the background around the artwork's round corners, the site's logo and name. */
export async function drawFrame(): Promise<Buffer> {
  const { width, height } = imageSize;
  const { left, top } = panel;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <mask id="panel">
      <path fill="white" d="M0 0h${width}v${height}H0z"/>
      <rect x="${left}" y="${top}" width="${panel.width}" height="${panel.height}" rx="36"/>
    </mask>
    <path fill="${token("tint-1")}" mask="url(#panel)" d="M0 0h${width}v${height}H0z"/>
  </svg>`;
  const { text } = drawableTitle(site.productName);
  const name = text === "" ? undefined : await drawText(text, { width: column.width, dpi: 37 });
  const named = name && {
    ...name.layer,
    left: logo.left + logo.size + logo.gap,
    top: logo.top + Math.round((logo.size - name.height) / 2) + 3,
  };
  const mark = {
    input: await drawLogo(readFileSync(logoFile), logo.size),
    left: logo.left,
    top: logo.top,
  };
  return sharp(Buffer.from(svg))
    .composite(named ? [mark, named] : [mark])
    .png()
    .toBuffer();
}

/** Reads an artwork: the file of an absolute path, or of a path in the repository. */
export function readArtwork(artwork: string): Buffer {
  return readFileSync(isAbsolute(artwork) ? artwork : join(projectDirectory, artwork));
}

/** Cuts an artwork to a shape; without a focus, resizing does it around the centre. */
async function cutAround(
  artwork: string,
  focus: Focus | undefined,
  shape: { readonly width: number; readonly height: number },
) {
  // A picture of the site's own is drawn four times as large, as none is smaller than a quarter of the panel.
  const picture = sharp(readArtwork(artwork), isAbsolute(artwork) ? {} : { density: 4 * 72 });
  if (!focus) return picture;
  const size = await picture.metadata();
  return picture.extract(areaAround(focus, shape.width / shape.height, size));
}

/**
 * Draws what the images of an artwork share.
 *
 * @param name the artwork: a file's absolute path, or the path in the repository of one of the site's own drawings.
 * @param focus what has to stay in view of it.
 * @returns pixels, three bytes each, of a whole image without its title.
 * @throws Error if the artwork cannot be read.
 */
export async function drawBackground(name: string, frame: Buffer, focus?: Focus): Promise<Buffer> {
  const { left, top, width, height } = panel;
  const right = imageSize.width - left - width;
  const artwork = await (
    await cutAround(name, focus, panel)
  )
    .resize(width, height, { fit: "cover" })
    .flatten({ background: token("tint-2") })
    .extend({ left, top, right, bottom: top, background: token("tint-1") })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(artwork)
    .composite([{ input: frame }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Draws an image as a JPEG, with its title at the bottom of the column. */
export async function renderImage(background: Buffer, text: string): Promise<Buffer> {
  const title = await drawTitle(text);
  const layers = title && [
    { ...title.layer, left: column.left, top: imageSize.height - margin - title.height },
  ];
  // Chroma subsampling at quality 80 takes as many bytes as full chroma at 74, without visible artefacts in
  // dark letters on a light background.
  return sharp(background, { raw: { ...imageSize, channels: 3 } })
    .composite(layers ?? [])
    .jpeg({ quality: 80, chromaSubsampling: "4:2:0" })
    .toBuffer();
}

/** Draws a picture as an image of its own, as a JPEG. */
export async function renderPicture(name: string, focus?: Focus): Promise<Buffer> {
  const { width, height } = imageSize;
  return (await cutAround(name, focus, imageSize))
    .resize(width, height, { fit: "cover" })
    .flatten({ background: token("tint-2") })
    .jpeg({ quality: 80, chromaSubsampling: "4:2:0" })
    .toBuffer();
}
