/** Makes the copy of a picture that the site's sizes are made from, and that of an attached one. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { imageMetadata } from "../../sanity/check-image";
import type { FindingKey } from "../../sanity/documents/finding";
import { areaAround, croppedArea, type Area } from "../../sanity/documents/picture-area";
import type { Cut } from "../../sanity/documents/picture-id";
import { writeWhole } from "../../sanity/write-whole";
import { withoutMetadata } from "./picture-metadata";

/** Changes when the same picture would make another file. */
const version = 1;

/** JPEG that is read once more: as good as nothing is lost. */
const jpeg = { quality: 95, chromaSubsampling: "4:4:4" } as const;

/** Identifies a cut in names; empty for the whole picture. */
export function cutName({ crop, frame }: Cut): string {
  if (!crop && !frame) return "";
  return createHash("sha1")
    .update(JSON.stringify([crop, frame]))
    .digest("hex")
    .slice(0, 10);
}

/**
 * Returns a file with a picture upright, cut, and without metadata: a camera writes into it where it was held, and
 * which way up. That is the file itself if nothing has to change, else one beside it, which later builds find.
 *
 * @param content of the file.
 */
export async function copyPicture(file: string, content: Buffer, cut: Cut): Promise<string> {
  const metadata = await imageMetadata(content);
  if (!cut.crop && !cut.frame && !hasCameraData(metadata)) return file;
  const isJpeg = metadata.format === "jpeg";
  const name = `${basename(file, extname(file))}-${version}${cutName(cut)}`;
  const copy = join(dirname(file), `${name}.${isJpeg ? "jpg" : "png"}`);
  await writeOnce(copy, () => {
    const upright = sharp(content).autoOrient();
    const area = areaOf(cut, metadata.autoOrient);
    const picture = area ? upright.extract(area) : upright;
    return (isJpeg ? picture.jpeg(jpeg) : picture.png()).toBuffer();
  });
  return copy;
}

/** A file, and what the build tells of it. */
export type Copy = { readonly file: string; readonly note?: FindingKey };

/**
 * Returns an attached picture with its format, frames and colours as they are, without places and names. That is the
 * file itself if there are none, else one beside it, which later builds find.
 *
 * @param content of the file.
 */
export async function copyAttachment(file: string, content: Buffer): Promise<Copy> {
  const metadata = await imageMetadata(content);
  const plain = withoutMetadata(content, metadata);
  if (!plain) return { file, ...(hasCameraData(metadata) && { note: "fileMetadata" }) };
  if (plain.equals(content)) return { file };
  const extension = extname(file);
  const copy = join(dirname(file), `${basename(file, extension)}-${version}-plain${extension}`);
  await writeOnce(copy, () => plain);
  return { file: copy };
}

/** Writes a file that another build may have written. */
async function writeOnce(file: string, content: () => Buffer | Promise<Buffer>): Promise<void> {
  if (!existsSync(file)) await writeWhole(file, await content());
}

function hasCameraData({ orientation = 1, exif, xmp, iptc }: Metadata): boolean {
  return orientation !== 1 || Boolean(exif ?? xmp ?? iptc);
}

function areaOf({ crop, frame }: Cut, size: Pick<Area, "width" | "height">): Area | undefined {
  const cropped = crop && croppedArea(crop, size);
  if (!frame) return cropped;
  const inside = areaAround(frame.focus, frame.aspectRatio, cropped ?? size);
  return {
    ...inside,
    left: inside.left + (cropped?.left ?? 0),
    top: inside.top + (cropped?.top ?? 0),
  };
}
