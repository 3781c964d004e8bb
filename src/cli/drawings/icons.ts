/** The icons of the site for old browsers, home screens and search engines. Others use the logo itself. */
import sharp from "sharp";
import { drawLogo } from "../../gatsby/drawn-files";
import { token } from "../../gatsby/tokens";

type Icon = {
  /** Side length in pixels. */
  readonly size: number;
  /** Size of the logo as a fraction of `size`. */
  readonly scale: number;
  readonly background: string;
};

export const icons: Readonly<Record<string, Icon>> = {
  "icon-192.png": { size: 192, scale: 1, background: "transparent" },
  "icon-512.png": { size: 512, scale: 1, background: "transparent" },
  // Android masks the icon; only the middle 80% is safe.
  "icon-maskable-512.png": { size: 512, scale: 0.64, background: token("white") },
  "apple-touch-icon.png": { size: 180, scale: 0.78, background: token("white") },
};

/** Draws an icon, as a PNG. @param logo as SVG. */
export async function drawIcon(logo: string, { size, scale, background }: Icon): Promise<Buffer> {
  const input = await drawLogo(logo, Math.round(size * scale));
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .png({ palette: true })
    .toBuffer();
}

/** Draws the logo as an ICO file around a PNG, which every browser since Internet Explorer 11 reads. */
export async function drawIco(logo: string): Promise<Buffer> {
  const size = 32;
  const png = await drawIcon(logo, { size, scale: 1, background: "transparent" });
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
