import sharp from "sharp";
import {
  drawBackground,
  drawFrame,
  drawTitle,
  imageSize,
  renderImage,
  renderPicture,
} from "../../../../src/gatsby/metadata/render-image";
import { temporaryFolder } from "../../../setup/temporary-folder";

const folder = temporaryFolder();
const drawing = "src/gatsby/metadata/artworks/house.svg";

let background: Buffer;

beforeAll(async () => {
  background = await pixelsOf("");
});

const render = async (title: string) =>
  renderImage(await drawBackground(drawing, await drawFrame()), title);

async function pixelsOf(title: string): Promise<Buffer> {
  return sharp(await render(title))
    .removeAlpha()
    .raw()
    .toBuffer();
}

type Edges = { left: number; top: number; right: number; bottom: number };

/** Returns the bounding box of the title's letters, where the image differs from its background. */
async function lettersOf(title: string): Promise<Edges> {
  const image = await pixelsOf(title);
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

test.each([
  ["short", "Om oss"],
  ["long", "Samtal om stress och återhämtning ".repeat(12)],
  ["very long", "Samtal om stress och återhämtning ".repeat(400)],
  ["single endless word", "x".repeat(5_000)],
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

const widthOf = async (title: string) => (await drawTitle(title))?.width ?? 0;

test("lines are about as long as each other", async () => {
  // "White paper" and "för HR", instead of "White paper för" and "HR".
  const width = await widthOf("White paper för HR");
  expect(width).toBeGreaterThan(380);
  expect(width).toBeLessThan(460);
});

test("markup in a title is text", async () => {
  expect(await widthOf("<b>R&amp;D</b>")).toBeGreaterThan(await widthOf("R&D"));
});

test.each(["漢字", "Vila мир mer"])(
  "a title that cannot be drawn leaves the background",
  async (title) => {
    expect((await render(title)).equals(await render(""))).toBe(true);
  },
);

test("the artwork fills its panel, up to its round corners", () => {
  const colourAt = (x: number, y: number) => {
    const offset = 3 * (y * imageSize.width + x);
    return [...background.subarray(offset, offset + 3)].map((value) => value & 0xf8);
  };
  // #eef1ff and the evening sky's #f7dcd3, roughly, as the JPEG has them.
  const [tintOfSite, sky] = [
    [0xe8, 0xf0, 0xf8],
    [0xf0, 0xd8, 0xd0],
  ];
  expect(colourAt(654, 50)).toEqual(tintOfSite);
  expect(colourAt(690, 60)).toEqual(sky);
  expect(colourAt(1110, 60)).toEqual(sky);
  expect(colourAt(1175, 300)).toEqual(tintOfSite);
});

test.each([
  [{ x: 0.1, y: 0.5 }, "red"],
  [{ x: 0.9, y: 0.5 }, "blue"],
])("of an artwork, what has to stay in view is in the panel (%j: %s)", async (focus, colour) => {
  const svg = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="500">${content}</svg>`;
  const halves =
    '<path fill="red" d="M0 0h1000v500H0z"/><path fill="blue" d="M1000 0h1000v500h-1000z"/>';
  folder.write({ "halves.svg": svg(halves) });
  const pixels = await drawBackground(folder.at("halves.svg"), await drawFrame(), focus);
  const offset = 3 * (300 * imageSize.width + 900);
  expect([...pixels.subarray(offset, offset + 3)]).toEqual(
    colour === "red" ? [255, 0, 0] : [0, 0, 255],
  );
});

test("a picture that its editor has chosen is the whole image, cut around what has to stay in view", async () => {
  const picture = folder.at("picture.png");
  const [width, height] = [1000, 1200];
  const blue = { width, height: 1, channels: 3, background: "#2549ff" } as const;
  // Its first 300 rows are blue.
  const top = await sharp({ create: { ...blue, height: 300 } })
    .png()
    .toBuffer();
  await sharp({ create: { ...blue, height, background: "#ffffff" } })
    .composite([{ input: top, left: 0, top: 0 }])
    .png()
    .toFile(picture);
  const blueness = async (focus?: { x: number; y: number }) => {
    const image = sharp(await renderPicture(picture, focus));
    expect(await image.metadata()).toMatchObject({ ...imageSize, format: "jpeg" });
    return (await image.stats()).channels[0]!.mean;
  };
  expect(await blueness({ x: 0.5, y: 0 })).toBeLessThan(await blueness());
});
