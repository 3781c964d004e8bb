import { join, resolve } from "node:path";
import sharp from "sharp";
import {
  renderBackground,
  renderImage,
  imageSize,
  type Background,
} from "../../../../../src/gatsby/output/og-images/render-image";

const project = resolve(__dirname, "../../../../..");
const drawing = join(project, "src/gatsby/output/og-images/drawing.svg");

let ground: Background;

beforeAll(async () => {
  ground = await renderBackground(drawing);
});

type Edges = { left: number; top: number; right: number; bottom: number };

/** Where a picture differs from its ground: the letters of its title. */
async function lettersOf(title: string): Promise<Edges> {
  const picture = await sharp(await renderImage(ground, title))
    .removeAlpha()
    .raw()
    .toBuffer();
  const edges = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let place = 0; place < picture.length; place += 3) {
    // The JPEG's own noise is smaller.
    if (Math.abs(picture[place]! - ground[place]!) < 90) continue;
    const x = (place / 3) % imageSize.width;
    const y = Math.floor(place / 3 / imageSize.width);
    edges.left = Math.min(edges.left, x);
    edges.right = Math.max(edges.right, x);
    edges.top = Math.min(edges.top, y);
    edges.bottom = Math.max(edges.bottom, y);
  }
  return edges;
}

test("a picture is a light JPEG of the size that sharing services ask for", async () => {
  const picture = await renderImage(ground, "Fem tecken på att någon i teamet mår dåligt");
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", ...imageSize });
  expect(picture.length).toBeLessThan(80_000);
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
  ["a picture sign", "Vila 😀 mer", "Vila mer"],
  ["an alphabet without letters here", "Vila мир mer", "Vila mer"],
  ["an accent that is not there", "Vila mẹr", "Vila mer"],
  ["a soft hyphen", "Vi\u00adla mer", "Vila mer"],
  ["letters in parts", "Vila a\u030a", "Vila å"],
])("%s is drawn as near as the letters come to it, each time", async (_, title, drawn) => {
  const expected = await renderImage(ground, drawn);
  expect((await renderImage(ground, title)).equals(expected)).toBe(true);
  expect((await renderImage(ground, title)).equals(expected)).toBe(true);
});

test("Swedish, Polish and Turkish letters are drawn as they are", async () => {
  for (const [title, plain] of [
    ["åäö", "aao"],
    ["żółć", "zolc"],
    ["ğış", "gis"],
  ] as const) {
    const picture = await renderImage(ground, title);
    expect(picture.equals(await renderImage(ground, plain))).toBe(false);
  }
});

test("a title without a letter that can be drawn leaves the ground", async () => {
  const picture = await renderImage(ground, "漢字");
  expect(await sharp(picture).metadata()).toMatchObject(imageSize);
});

test("the picture beside the title fills its panel, up to its round corners", () => {
  const colourAt = (x: number, y: number) => {
    const place = 3 * (y * imageSize.width + x);
    return `#${ground.subarray(place, place + 3).toString("hex")}`;
  };
  const [tintOfSite, tintOfDrawing] = ["#eef1ff", "#dde3ff"];
  expect(colourAt(654, 50)).toBe(tintOfSite);
  expect(colourAt(690, 60)).toBe(tintOfDrawing);
  expect(colourAt(1110, 60)).toBe(tintOfDrawing);
  expect(colourAt(1175, 300)).toBe(tintOfSite);
});

test("a file that is no picture is refused", async () => {
  await expect(renderBackground(join(project, "package.json"))).rejects.toThrow("unsupported");
});
