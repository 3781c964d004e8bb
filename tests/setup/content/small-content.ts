/** A dataset of four posts with a small picture and a file, and of a testimonial and an employee. */
import { randomBytes } from "node:crypto";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { embeddedDataset, embeddedDocuments } from "./embedded-posts";

export type Document = { readonly _id: string; readonly _type: string } & Readonly<
  Record<string, unknown>
>;

/** Noise does not compress, so a truncated image cannot be mistaken for a complete one. */
export async function noisyPng(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  const picture = sharp(randomBytes(width * height * 3), { raw });
  return await picture.png({ compressionLevel: 0 }).toBuffer();
}

export const image = (name: string) => ({
  _type: "image",
  _sanityAsset: `image@file://./images/${name}.png`,
});

export const block = (text: string, more: object = {}) => ({
  _type: "block",
  _key: "a",
  style: "normal",
  markDefs: [],
  children: [{ _type: "span", _key: "b", text, marks: [] }],
  ...more,
});

export const attachment = (file: string) => ({
  _type: "attachment",
  _key: "a",
  title: "Plan",
  file: { _type: "file", _sanityAsset: `file@file://./files/${file}` },
});

export function post(number: number, more: object = {}): Document {
  return {
    _id: `post-${number}`,
    _type: "post",
    title: `Inlägg ${number}`,
    titleEn: `Post ${number}`,
    slug: { _type: "slug", current: `inlagg-${number}` },
    slugEn: { _type: "slug", current: `post-${number}` },
    image: image("cover"),
    imageAltText: "Ett mönster",
    imageAltTextEn: "A pattern",
    publishedAt: `2025-01-0${(number % 9) + 1}T08:00:00Z`,
    body: [block("Svensk text.")],
    bodyEn: [block("English text.")],
    ...more,
  };
}

export const smallContent: readonly Document[] = [
  post(1, { attachments: [attachment("plan.pdf")] }),
  post(2),
  post(3),
  post(4),
  ...["testimonial", "employee"].map((type) =>
    embeddedDocuments.find(({ _type }) => _type === type)!,
  ),
];

export function replacing(id: string, ...replacements: readonly Document[]): Document[] {
  return smallContent.flatMap((document) => (document._id === id ? replacements : document));
}

export async function writeSmallFiles(folder: string): Promise<void> {
  for (const name of ["images", "files"]) {
    await cp(join(embeddedDataset, name), join(folder, name), { recursive: true });
  }
  await writeFile(join(folder, "images/cover.png"), await noisyPng(120, 80));
  await writeFile(join(folder, "files/plan.pdf"), `%PDF-1.4\n${"x".repeat(2_000)}\n%%EOF\n`);
}
