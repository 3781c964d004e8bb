/**
 * `npm run icons`: renders the raster icons in `static`, for old browsers, home screens and search
 * engines. Other browsers use `static/favicon.svg`, whose strokes are drawn for a tab.
 */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";

const folder = resolve(__dirname, "../../static");
const mark = resolve(__dirname, "../../src/gatsby/output/og-images/mark.svg");

type Icon = {
  /** Side length in pixels. */
  readonly size: number;
  /** Size of the drawing as a fraction of `size`. */
  readonly scale: number;
  readonly background: string;
};

const icons: Readonly<Record<string, Icon>> = {
  "icon-192.png": { size: 192, scale: 1, background: "transparent" },
  "icon-512.png": { size: 512, scale: 1, background: "transparent" },
  // Android masks the icon; only the middle 80% is safe.
  "icon-maskable-512.png": { size: 512, scale: 0.64, background: "#fff" },
  "apple-touch-icon.png": { size: 180, scale: 0.78, background: "#fff" },
};

async function render(drawing: string, { size, scale, background }: Icon): Promise<Buffer> {
  const side = Math.round(size * scale);
  // At 72 dpi, an SVG renders at its nominal size.
  const { width } = await sharp(drawing).metadata();
  const drawn = await sharp(drawing, { density: (72 * side) / width })
    .resize(side, side)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** Wraps a PNG in an ICO file, which every browser since Internet Explorer 11 reads. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // One icon: size, 32 bits per pixel, length and offset of the PNG.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function renderIcons(): Promise<void> {
  for (const [file, icon] of Object.entries(icons)) {
    await writeFile(resolve(folder, file), await render(mark, icon));
  }
  const tab = resolve(folder, "favicon.svg");
  const small = await render(tab, { size: 32, scale: 1, background: "transparent" });
  await writeFile(resolve(folder, "favicon.ico"), ico(small, 32));
}

renderIcons().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
