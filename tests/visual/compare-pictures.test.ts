import { compareScreenshots, decodePng, tolerance, encodePng } from "./compare-pictures";
import type { Picture } from "./compare-pictures";

const width = 200;
const height = 100;

type Colour = readonly [number, number, number];
const white: Colour = [255, 255, 255];
const accent: Colour = [37, 73, 255];

function painted(colourAt: (x: number, y: number) => Colour, size = { width, height }): Picture {
  const pixels = new Uint8Array(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      pixels.set([...colourAt(x, y), 255], (y * size.width + x) * 4);
    }
  }
  return { ...size, pixels };
}

/** A white page with a block at 40, 20. */
function withBlock(blockWidth: number, blockHeight: number, colour = accent): Picture {
  const isInside = (x: number, y: number) =>
    x >= 40 && x < 40 + blockWidth && y >= 20 && y < 20 + blockHeight;
  return painted((x, y) => (isInside(x, y) ? colour : white));
}

const blank = withBlock(0, 0);
const photograph = painted((x, y) => [x, y * 2, (x * y) % 256]);

test.each([
  ["nothing", blank, blank],
  ["an unchanged photograph", photograph, photograph],
  ["a few pixels", blank, withBlock(width * height * tolerance, 1)],
  ["an imperceptible shade", blank, painted(() => [253, 253, 253])],
])("no difference: %s", (_, reference, actual) => {
  expect(compareScreenshots(reference, actual)).toBeUndefined();
});

test.each([
  ["a new block", blank, withBlock(10, 10), 100],
  ["a removed block", withBlock(10, 10), blank, 100],
  ["a moved block", withBlock(4, 8), withBlock(8, 4), 32],
  ["a block of another colour", withBlock(6, 6), withBlock(6, 6, [200, 60, 60]), 36],
  ["the palest background colour", blank, painted(() => [250, 250, 249]), width * height],
])("a difference: %s", (_, reference, actual, count) => {
  const { reason, picture } = compareScreenshots(reference, actual)!;
  const percent = ((count / (width * height)) * 100).toFixed(2);
  expect(reason).toBe(`${count} of its pixels differ (${percent} %)`);
  expect([picture!.width, picture!.height]).toEqual([width, height]);
  expect(redPixels(picture!)).toBe(count);
});

function redPixels({ pixels }: Picture): number {
  let count = 0;
  for (let offset = 0; offset < pixels.length; offset += 4) {
    if (pixels[offset] === 255 && pixels[offset + 1] === 0 && pixels[offset + 2] === 0) count += 1;
  }
  return count;
}

test.each([
  ["wider", { width: width + 1, height }],
  ["lower", { width, height: height - 1 }],
  ["turned", { width: height, height: width }],
])("a difference: %s", (_, size) => {
  expect(
    compareScreenshots(
      blank,
      painted(() => white, size),
    ),
  ).toEqual({
    reason: `it measures ${size.width} × ${size.height} pixels, not 200 × 100`,
  });
});

test.each([
  ["few colours", withBlock(30, 30)],
  ["many colours", photograph],
])("an image of %s looks the same after writing and reading", async (_, picture) => {
  const copy = await decodePng(await encodePng(picture));
  expect(compareScreenshots(picture, copy)).toBeUndefined();
  expect(compareScreenshots(blank, copy)).toBeDefined();
});
