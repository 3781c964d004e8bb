import { join, resolve } from "node:path";
import sharp from "sharp";
import {
  renderBackground,
  renderFrame,
  renderImage,
  imageSize,
  type Background,
} from "../../../../../src/gatsby/output/og-images/render-image";

const project = resolve(__dirname, "../../../../..");
const drawing = join(project, "src/gatsby/output/og-images/drawing.svg");

let background: Background;

beforeAll(async () => {
  background = await renderBackground(drawing, await renderFrame());
});

type Edges = { left: number; top: number; right: number; bottom: number };

/** Returns the bounding box of the title's letters, where the image differs from its background. */
async function lettersOf(title: string): Promise<Edges> {
  const image = await sharp(await renderImage(background, title))
    .removeAlpha()
    .raw()
    .toBuffer();
  const edges = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let offset = 0; offset < image.length; offset += 3) {
    // Ignores JPEG noise.
    if (Math.abs(image[offset]! - background[offset]!) < 90) continue;
    const x = (offset / 3) % imageSize.width;
    const y = Math.floor(offset / 3 / imageSize.width);
    edges.left = Math.min(edges.left, x);
    edges.right = Math.max(edges.right, x);
    edges.top = Math.min(edges.top, y);
    edges.bottom = Math.max(edges.bottom, y);
  }
  return edges;
}

test("an image is a small JPEG of the recommended size", async () => {
  const image = await renderImage(background, "Fem tecken på att någon i teamet mår dåligt");
  expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", ...imageSize });
  expect(image.length).toBeLessThan(80_000);
});

test.each([
  ["short", "Om oss"],
  ["long", "Samtal om stress och återhämtning ".repeat(12)],
  ["one word", "Föreskriftssamlingsuppdateringsgruppsmedlemmarnas"],
  ["wide letters", "WWWWWWWWWWWW MMMMMMMMMMMM @@@@@@@@@@@@ —————————"],
])("a %s title stays in its column, below the logo", async (_, title) => {
  const { left, top, right, bottom } = await lettersOf(title);
  expect(left).toBeGreaterThanOrEqual(56);
  expect(right).toBeLessThan(600);
  expect(top).toBeGreaterThan(100);
  expect(bottom).toBeLessThan(600);
  expect(bottom).toBeGreaterThan(500);
});

test.each([
  ["an emoji", "Vila 😀 mer", "Vila mer"],
  ["an unsupported alphabet", "Vila мир mer", "Vila mer"],
  ["an unsupported accent", "Vila mẹr", "Vila mer"],
  ["a soft hyphen", "Vi\u00adla mer", "Vila mer"],
  ["a decomposed letter", "Vila a\u030a", "Vila å"],
])("%s is replaced or dropped, every time", async (_, title, drawn) => {
  const expected = await renderImage(background, drawn);
  expect((await renderImage(background, title)).equals(expected)).toBe(true);
  expect((await renderImage(background, title)).equals(expected)).toBe(true);
});

test("Swedish, Polish and Turkish letters are supported", async () => {
  for (const [title, plain] of [
    ["åäö", "aao"],
    ["żółć", "zolc"],
    ["ğış", "gis"],
  ] as const) {
    const image = await renderImage(background, title);
    expect(image.equals(await renderImage(background, plain))).toBe(false);
  }
});

test("a title without supported letters leaves the background", async () => {
  const image = await renderImage(background, "漢字");
  expect(await sharp(image).metadata()).toMatchObject(imageSize);
});

test("the artwork fills its panel, up to its round corners", () => {
  const colourAt = (x: number, y: number) => {
    const offset = 3 * (y * imageSize.width + x);
    return `#${background.subarray(offset, offset + 3).toString("hex")}`;
  };
  const [tintOfSite, tintOfDrawing] = ["#eef1ff", "#dde3ff"];
  expect(colourAt(654, 50)).toBe(tintOfSite);
  expect(colourAt(690, 60)).toBe(tintOfDrawing);
  expect(colourAt(1110, 60)).toBe(tintOfDrawing);
  expect(colourAt(1175, 300)).toBe(tintOfSite);
});

test("a file that is not an image is rejected", async () => {
  const file = join(project, "package.json");
  await expect(renderBackground(file, await renderFrame())).rejects.toThrow("unsupported");
});
