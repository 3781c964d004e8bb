/** Pictures that an article offers for download. */
import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { copyAttachment } from "../../../../src/gatsby/content/picture-copy";
import { temporaryFolder } from "../../../setup/temporary-folder";

const folder = temporaryFolder();

const frame = (background: string) => ({ width: 40, height: 30, channels: 3 as const, background });
const picture = () => sharp({ create: frame("#2549ff") });
const marked = (image: Sharp) =>
  image
    .withExif({ IFD0: { Artist: "Karin Namn" }, IFD3: { GPSLatitude: "59/1 19/1 0/1" } })
    .withXmp("<x>Karin Namn</x>");

/** As a camera writes it that was held on its side. */
const turned = () => marked(picture().withMetadata({ orientation: 6 }));

/** An animation of two frames. */
async function animated() {
  const frames = ["red", "blue"].map((background) =>
    sharp({ create: frame(background) })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

/** 16 bits a sample. */
const deep = () =>
  sharp(Buffer.from(new Uint16Array(40 * 30 * 3).fill(0x1234).buffer), {
    raw: { width: 40, height: 30, channels: 3 },
  });

async function copyOf(name: string, content: Buffer) {
  folder.write({ [name]: content });
  const copy = await copyAttachment(folder.at(name), content);
  return { ...copy, content: readFileSync(copy.file) };
}

const pixelsOf = (content: Buffer) => sharp(content, { animated: true }).raw().toBuffer();

test.each<[string, () => Promise<Buffer>, object]>([
  ["photo.jpg", () => turned().jpeg({ progressive: true }).toBuffer(), { orientation: 6 }],
  [
    "print.jpg",
    () => marked(picture().toColourspace("cmyk").withIccProfile("cmyk")).jpeg().toBuffer(),
    { space: "cmyk", channels: 4, hasProfile: true },
  ],
  ["deep.png", () => marked(deep().toColourspace("rgb16")).png().toBuffer(), { depth: "ushort" }],
  ["shot.png", () => turned().png().toBuffer(), { orientation: 6 }],
  [
    "moving.webp",
    async () =>
      marked(await animated())
        .webp()
        .toBuffer(),
    { pages: 2 },
  ],
  ["photo.webp", () => turned().webp().toBuffer(), { orientation: 6 }],
])(
  "%s keeps its pixels, frames and colours, but no place and no name",
  async (name, make, kept) => {
    const source = await make();
    const before = await sharp(source).metadata();
    expect(before).toMatchObject(kept);
    expect(source.toString("latin1")).toContain("Karin Namn");
    const { file, content, note } = await copyOf(name, source);
    expect(file).toBe(folder.at(name.replace(".", "-1-plain.")));
    expect(note).toBeUndefined();
    expect(content.toString("latin1")).not.toContain("Namn");
    const after = await sharp(content).metadata();
    const { exif: _exif, size: _size, density: _density, xmp, orientation = 1, ...own } = after;
    expect(xmp).toBeUndefined();
    expect(orientation).toBe(before.orientation ?? 1);
    expect(before).toMatchObject(own);
    expect((await pixelsOf(content)).equals(await pixelsOf(source))).toBe(true);
    // A file that is without them already is offered as it is.
    expect((await copyOf(name, content)).file).toBe(folder.at(name));
  },
);

test("comments go, and what stands behind a picture", async () => {
  const jpeg = await picture().jpeg().toBuffer();
  const comment = Buffer.from("\u00ff\u00fe\0\x06Namn", "latin1");
  const parts = [jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from("Namn")];
  const { content } = await copyOf("comment.jpg", Buffer.concat(parts));
  expect(content.equals(jpeg)).toBe(true);
});

test.each([
  ["another format", "photo.avif", () => marked(picture()).avif().toBuffer(), "fileMetadata"],
  ["another format without any", "plain.avif", () => picture().avif().toBuffer(), undefined],
])("of %s, the build says whether they stay", async (_what, name, make, note) => {
  const source = await make();
  const copy = await copyOf(name, source);
  expect(copy).toMatchObject({ file: folder.at(name) });
  expect(copy.note).toBe(note);
});

test("a file that is made in another way stays as it is, and is told", async () => {
  const source = await marked(picture()).jpeg().toBuffer();
  // A byte to fill up between two segments.
  const odd = Buffer.concat([source.subarray(0, 2), Buffer.from([0xff]), source.subarray(2)]);
  expect(await copyOf("odd.jpg", odd)).toMatchObject({
    file: folder.at("odd.jpg"),
    note: "fileMetadata",
  });
});
