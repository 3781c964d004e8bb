import { collectFindings } from "../../../../src/sanity/documents/finding";
import {
  croppedSize,
  parsePictureId,
  pictureFocus,
  pictureId,
} from "../../../../src/sanity/documents/picture-id";
import { readCover, readPicture } from "../../../../src/sanity/documents/read-asset";

const asset = (size: string) => `image-abc-${size}-jpg`;
const crop = { top: 0.5, right: 0, bottom: 0, left: 0.25 };
const hotspot = { x: 0.5, y: 0.1, width: 0.2, height: 0.2 };

test("a picture that is shown whole is its asset", () => {
  expect(pictureId(asset("800x600"), {}, 1.6)).toBe(asset("800x600"));
  expect(pictureId(asset("800x600"), { hotspot })).toBe(asset("800x600"));
});

test("a cut picture names its asset, its crop and its frame", () => {
  const id = pictureId(asset("800x600"), { crop, hotspot: { ...hotspot, y: 0.75 } }, 1.6);
  expect(parsePictureId(id)).toEqual({
    assetId: asset("800x600"),
    cut: { crop, frame: { aspectRatio: 1.6, focus: { x: 0.3333, y: 0.5 } } },
  });
  expect(croppedSize(id)).toMatchObject({ width: 600, height: 300 });
});

test("the focus is that of the picture as it is cut", () => {
  const id = pictureId(asset("1600x2000"), { hotspot }, 1.6);
  expect(pictureFocus(id)).toEqual({ x: 0.5, y: 0.2 });
  expect(pictureFocus(asset("1600x2000"))).toBeUndefined();
});

function findings(read: typeof readCover, size: string, more: object = {}) {
  const { findings: found, at } = collectFindings();
  read({ asset: { _ref: asset(size) }, ...more }, at("image"), () => true);
  return found.map(({ key, value, severity }) => [key, value, severity].filter(Boolean).join(" "));
}

test.each([
  ["1600x1000", {}, []],
  ["1200x800", {}, []],
  ["1199x800", {}, ["coverSmall 1199 × 800 shown"]],
  ["1500x2000", {}, []],
  ["1500x3000", {}, ["coverShape 1500 × 3000 shown"]],
  ["1500x3000", { hotspot }, []],
  ["3000x1000", {}, ["coverShape 3000 × 1000 shown"]],
  [
    "2400x1500",
    { crop: { left: 0.7 } },
    ["coverSmall 720 × 1500 shown", "coverShape 720 × 1500 shown"],
  ],
  ["1600x1000", { crop: { left: 0.6, right: 0.6 } }, ["imageCrop shown"]],
])("a cover of %s with %j", (size, more, expected) => {
  expect(findings(readCover, size, more)).toEqual(expected);
});

test("a portrait may be small", () => {
  expect(findings((...args) => readPicture(...args), "300x400")).toEqual([]);
});
