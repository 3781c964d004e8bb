/** Takes out of a picture's file what was written beside the picture, without encoding it anew. Pure. */
import { crc32 } from "node:zlib";
import type { Metadata } from "sharp";

/** A part of a file: a segment of a JPEG, a chunk of a PNG or a WebP. */
type Part = { readonly name: string; readonly bytes: Buffer };

const partOf = (name: string, ...bytes: readonly Buffer[]): Part => ({
  name,
  bytes: Buffer.concat(bytes),
});

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** EXIF, in TIFF, that says which way up a picture is and nothing else. @param orientation from 2 to 8. */
const orientationExif = (orientation: number) =>
  Buffer.from(`4d4d002a0000000800010112000300000001000${orientation}000000000000`, "hex");

/** The marker after the data of a scan, in which 0xff stands before 0 or a restart marker. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}

/** @returns its segments up to its end: what some cameras write behind it is none of the picture. */
function jpegParts(file: Buffer): Part[] {
  const parts = [partOf("start", file.subarray(0, 2))];
  for (let at = 2; file.readUInt16BE(at) !== 0xffd9;) {
    if (file.readUInt8(at) !== 0xff) throw new RangeError("No segment begins here.");
    const segment = at + 2 + file.readUInt16BE(at + 2);
    const end = file.readUInt8(at + 1) === 0xda ? endOfScan(file, segment) : segment;
    const kind = file.toString("latin1", at + 4, at + 8);
    parts.push({
      name: `${file.toString("hex", at + 1, at + 2)} ${kind}`,
      bytes: file.subarray(at, end),
    });
    at = end;
  }
  return [...parts, partOf("d9", Buffer.from("ffd9", "hex"))];
}

/** All but comments and the segments of programs; of these, the size of a pixel and what tells colours. */
const isJpegPicture = ({ name }: Part) => /^(?!e|fe)|^e0 JFIF|^e2 ICC_|^ee/.test(name);

function pngParts(file: Buffer): Part[] {
  const parts = [partOf("start", file.subarray(0, 8))];
  for (let at = 8; parts.at(-1)?.name !== "IEND";) {
    const end = at + 12 + file.readUInt32BE(at);
    parts.push({ name: file.toString("latin1", at + 4, at + 8), bytes: file.subarray(at, end) });
    at = end;
  }
  return parts;
}

/** What every picture has, frames, colours, and the size of a pixel. */
const isPngPicture = ({ name }: Part) =>
  /^(?:start|[A-Z]|acTL|fcTL|fdAT|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDCV|cLLI|bKGD|pHYs)/.test(
    name,
  );

function webpParts(file: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 12; at < 8 + file.readUInt32LE(4);) {
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    parts.push({ name: file.toString("latin1", at, at + 4), bytes: file.subarray(at, end) });
    at = end;
  }
  return parts;
}

const isWebpPicture = ({ name }: Part) => /^(?:VP8|ALPH|ANIM|ANMF|ICCP)/.test(name);

/** Bits of the first byte of "VP8X". */
const webpFlags = { exif: 8, xmp: 4 } as const;

/** What each format is made of, and how EXIF is written into it. */
const formats = {
  jpeg(file: Buffer, exif?: Buffer) {
    const [start, ...parts] = jpegParts(file).filter(isJpegPicture);
    const head = exif && Buffer.concat([Buffer.from("ffe10022457869660000", "hex"), exif]);
    return [start, head && partOf("exif", head), ...parts];
  },
  png(file: Buffer, exif?: Buffer) {
    const [start, header, ...parts] = pngParts(file).filter(isPngPicture);
    const chunk = exif && Buffer.concat([Buffer.from("eXIf"), exif]);
    const own = chunk && partOf("exif", uint32(chunk.length - 4), chunk, uint32(crc32(chunk)));
    return [start, header, own, ...parts];
  },
  webp(file: Buffer, exif?: Buffer) {
    const parts = webpParts(file)
      .filter(isWebpPicture)
      .map(({ name, bytes }) => {
        if (name !== "VP8X") return { name, bytes };
        const copy = Buffer.from(bytes);
        copy[8] =
          (copy.readUInt8(8) & ~(webpFlags.exif | webpFlags.xmp)) | (exif ? webpFlags.exif : 0);
        return { name, bytes: copy };
      });
    const own = exif && partOf("exif", Buffer.from("455849461a000000", "hex"), exif);
    const content = Buffer.concat([...parts, ...(own ? [own] : [])].map(({ bytes }) => bytes));
    const size = Buffer.from(uint32(content.length + 4)).reverse();
    return [partOf("file", Buffer.from("RIFF"), size, Buffer.from("WEBP"), content)];
  },
} as const satisfies Record<string, (file: Buffer, exif?: Buffer) => (Part | undefined)[]>;

/**
 * Returns a picture's file with its pixels, frames and colours as they are, and which way up it is, but without
 * places, names and comments.
 *
 * @returns undefined if it is of another format than JPEG, PNG and WebP, or damaged.
 */
export function withoutMetadata(
  file: Buffer,
  { format, orientation = 1 }: Pick<Metadata, "format" | "orientation">,
): Buffer | undefined {
  const write = Object.entries(formats).find(([name]) => name === format)?.[1];
  try {
    const parts = write?.(file, orientation === 1 ? undefined : orientationExif(orientation));
    return parts && Buffer.concat(parts.flatMap((part) => (part ? [part.bytes] : [])));
  } catch (error) {
    // A part is longer than the file, or begins elsewhere.
    if ((error as Error).name === "RangeError") return undefined;
    throw error;
  }
}
