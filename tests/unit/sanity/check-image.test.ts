import sharp, { type Metadata } from "sharp";
import { checkImage, hasMorePictures, imageMetadata } from "../../../src/sanity/check-image";

const create = { width: 8, height: 8, channels: 3, background: "#2549ff" } as const;
const still = (format: "png" | "webp" | "avif" | "tiff") =>
  sharp({ create }).toFormat(format).toBuffer();

/** Two frames, black and white, below each other. */
const frames = () =>
  sharp(Buffer.concat([Buffer.alloc(8 * 8 * 3, 0), Buffer.alloc(8 * 8 * 3, 255)]), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  });

/** A PNG with an animation control chunk after its header, which takes 25 bytes after the signature. */
async function animatedPng(): Promise<Buffer> {
  const png = await still("png");
  const control = Buffer.alloc(8 + 8 + 4);
  control.writeUInt32BE(8, 0);
  control.write("acTL", 4, "latin1");
  control.writeUInt32BE(2, 8);
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}

/** A still AVIF that says that it is a sequence as well, in its first compatible brand. */
async function avifSequence(): Promise<Buffer> {
  const avif = Buffer.from(await still("avif"));
  avif.write("avis", 16, "latin1");
  return avif;
}

test.each<[string, () => Promise<Buffer>, boolean]>([
  ["a PNG", () => still("png"), false],
  ["a WebP", () => still("webp"), false],
  ["an AVIF", () => still("avif"), false],
  ["a TIFF", () => still("tiff"), false],
  ["an animated PNG", animatedPng, true],
  ["an animated WebP", () => frames().webp().toBuffer(), true],
  ["an animated AVIF", avifSequence, true],
])("%s has more pictures than the first: %s", async (_name, contentOf, expected) => {
  const content = await contentOf();
  const metadata = await imageMetadata(content);
  expect(hasMorePictures(content, metadata)).toBe(expected);
});

test("a PNG that breaks off before its data has no more pictures", async () => {
  const png = (await still("png")).subarray(0, 33);
  expect(hasMorePictures(png, { format: "png" } as Metadata)).toBe(false);
});

test.each([
  [16_383, 1],
  [1, 16_383],
])("a picture of %i × %i pixels can be used", async (width, height) => {
  const content = await sharp({ create: { ...create, width, height } })
    .png()
    .toBuffer();
  await expect(checkImage(content)).resolves.toBeUndefined();
});

test("of an animated AVIF that cannot be decoded, the message says what to use in its place", async () => {
  const avif = Buffer.from(await still("avif"));
  avif.write("avis", 8, "latin1");
  await expect(checkImage(avif)).rejects.toThrow(
    'a picture of the format "animated AVIF" cannot be shown. Use JPEG',
  );
});
