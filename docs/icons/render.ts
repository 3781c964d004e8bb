/**
 * `npm run icons`: renders the site's icons to `static`, for whatever wants pixels: old browsers, home
 * screens, search engines. The others show `static/favicon.svg`, whose strokes are made for a tab.
 */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";

const folder = resolve(__dirname, "../../static");
const mark = resolve(__dirname, "../../src/gatsby/output/og-images/mark.svg");

type Icon = {
  /** Of the side, in pixels. */
  readonly size: number;
  /** Of the drawing, as a part of the size. */
  readonly scale: number;
  readonly ground: string;
};

const icons: Readonly<Record<string, Icon>> = {
  "icon-192.png": { size: 192, scale: 1, ground: "transparent" },
  "icon-512.png": { size: 512, scale: 1, ground: "transparent" },
  // A phone cuts it to a shape of its own, which leaves at least the middle four fifths.
  "icon-maskable-512.png": { size: 512, scale: 0.64, ground: "#fff" },
  "apple-touch-icon.png": { size: 180, scale: 0.78, ground: "#fff" },
};

async function render(drawing: string, { size, scale, ground }: Icon): Promise<Buffer> {
  const side = Math.round(size * scale);
  // At 72 to the inch, the drawing has the pixels that it says.
  const { width } = await sharp(drawing).metadata();
  const drawn = await sharp(drawing, { density: (72 * side) / width })
    .resize(side, side)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: drawn }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An ICO file that holds one PNG, as every browser since Internet Explorer 11 reads it. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // One icon: its size, 32 bits a pixel, the PNG's length and place.
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
  const small = await render(tab, { size: 32, scale: 1, ground: "transparent" });
  await writeFile(resolve(folder, "favicon.ico"), ico(small, 32));
}

renderIcons().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
