/** The icons of the site for old browsers, home screens and search engines. Others use the logo itself. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { token } from "../tokens";
import { drawLogo } from "./drawings";

type Icon = {
  /** Side length in pixels. */
  readonly size: number;
  /** Size of the logo as a fraction of `size`. */
  readonly scale: number;
  readonly background: string;
};

const icons: Readonly<Record<string, Icon>> = {
  "icon-192.png": { size: 192, scale: 1, background: "transparent" },
  "icon-512.png": { size: 512, scale: 1, background: "transparent" },
  // Android masks the icon; only the middle 80% is safe.
  "icon-maskable-512.png": { size: 512, scale: 0.64, background: token("white") },
  "apple-touch-icon.png": { size: 180, scale: 0.78, background: token("white") },
};

async function render({ size, scale, background }: Icon): Promise<Buffer> {
  const input = await drawLogo(Math.round(size * scale));
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .png({ palette: true })
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

/** Renders the icons from the logo. */
export async function writeIcons(publicDirectory: string): Promise<void> {
  const write = async (name: string, content: Buffer) =>
    writeFile(join(publicDirectory, name), content);
  for (const [name, icon] of Object.entries(icons)) await write(name, await render(icon));
  const small = await render({ size: 32, scale: 1, background: "transparent" });
  await write("favicon.ico", ico(small, 32));
}
