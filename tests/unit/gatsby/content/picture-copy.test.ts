import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { copyPicture } from "../../../../src/gatsby/content/picture-copy";
import type { Cut } from "../../../../src/sanity/documents/picture-id";
import { temporaryFolder } from "../../../setup/temporary-folder";

const folder = temporaryFolder();

const colours = { red: [255, 0, 0], blue: [0, 0, 255], green: [0, 128, 0], yellow: [255, 255, 0] };
type Colour = keyof typeof colours;

/** 80 × 60 pixels: red and blue above, green and yellow below. */
function upright() {
  const quarter = (background: Colour) => ({
    input: { create: { width: 40, height: 30, channels: 3 as const, background } },
  });
  return sharp({ create: { width: 80, height: 60, channels: 3, background: "red" } }).composite([
    { ...quarter("blue"), left: 40, top: 0 },
    { ...quarter("green"), left: 0, top: 30 },
    { ...quarter("yellow"), left: 40, top: 30 },
  ]);
}

/** How a camera stores the upright picture for each EXIF orientation. sharp mirrors before it rotates. */
const stored: Readonly<Record<number, (picture: Sharp) => Sharp>> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.flip().rotate(90),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.flop().rotate(90),
  8: (picture) => picture.rotate(90),
};

async function photograph(orientation: number): Promise<Buffer> {
  const turned = await stored[orientation]!(sharp(await upright().png().toBuffer()))
    .png()
    .toBuffer();
  return await sharp(turned)
    .withExif({ IFD0: { Copyright: "me" }, IFD3: { GPSLatitude: "59/1 19/1 0/1" } })
    .withMetadata({ orientation })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

async function copyOf(content: Buffer, cut: Cut = {}, name = "a.jpg") {
  folder.write({ [name]: content });
  const file = await copyPicture(folder.at(name), content, cut);
  return { file, copy: sharp(file), metadata: await sharp(file).metadata() };
}

/** Returns the colours at the corners, clockwise from the top left. */
async function corners(picture: Sharp) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    const distance = (rgb: readonly number[]) =>
      rgb.reduce((sum, value, index) => sum + Math.abs(value - data[start + index]!), 0);
    const names = Object.keys(colours) as Colour[];
    return names.sort((a, b) => distance(colours[a]) - distance(colours[b]))[0]!;
  };
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.9, 0.9), at(0.1, 0.9)];
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a photograph of orientation %i stands upright, without what the camera wrote",
  async (orientation) => {
    const content = await photograph(orientation);
    expect((await sharp(content).metadata()).exif?.toString("latin1")).toContain("me");
    const { copy, metadata } = await copyOf(content);
    expect(metadata).toMatchObject({ format: "jpeg", width: 80, height: 60 });
    expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await corners(copy)).toEqual(["red", "blue", "yellow", "green"]);
  },
);

test("a picture that needs no change is used as it is", async () => {
  const content = await upright().png().toBuffer();
  expect((await copyOf(content, {}, "a.png")).file).toBe(folder.at("a.png"));
});

test("Sanity's crop is one of the upright picture", async () => {
  const right = { top: 0, right: 0, bottom: 0, left: 0.5 };
  const { copy, metadata } = await copyOf(await photograph(6), { crop: right });
  expect(metadata).toMatchObject({ width: 40, height: 60 });
  expect(await corners(copy)).toEqual(["blue", "blue", "yellow", "yellow"]);
});

test("a frame is cut around what has to stay in view, within the crop", async () => {
  const crop = { top: 0.5, right: 0, bottom: 0, left: 0 };
  const frame = { aspectRatio: 1, focus: { x: 1, y: 0.5 } };
  const content = await upright().png().toBuffer();
  const { copy, metadata } = await copyOf(content, { crop, frame }, "a.png");
  expect(metadata).toMatchObject({ format: "png", width: 30, height: 30 });
  expect(await corners(copy)).toEqual(["yellow", "yellow", "yellow", "yellow"]);
});

test("each cut has a file of its own, which a later build finds", async () => {
  const content = await photograph(6);
  const cuts = [0.1, 0.2].map((left) => ({ crop: { top: 0, right: 0, bottom: 0, left } }));
  const files = [{}, ...cuts].map(async (cut) => (await copyOf(content, cut)).file);
  const names = await Promise.all(files);
  expect(new Set([folder.at("a.jpg"), ...names]).size).toBe(4);
  folder.write({ [names[1]!.slice(folder.at("").length)]: "made earlier" });
  expect(await copyPicture(folder.at("a.jpg"), content, cuts[0]!)).toBe(names[1]);
  expect(readFileSync(names[1]!, "utf8")).toBe("made earlier");
});
