import {
  areaAround,
  cropOf,
  croppedArea,
  focusOf,
  isCropUnusable,
} from "../../../../src/sanity/documents/picture-area";

const crop = (top: unknown, right: unknown, bottom: unknown, left: unknown) => ({
  crop: { _type: "sanity.imageCrop", top, right, bottom, left },
});
const hotspot = (x: unknown, y: unknown, width = 0.2, height = 0.2) => ({
  hotspot: { _type: "sanity.imageHotspot", x, y, width, height },
});

test("a crop is what its four sides say", () => {
  expect(cropOf(crop(0.1, 0.2, 0.3, 0.4))).toEqual({
    top: 0.1,
    right: 0.2,
    bottom: 0.3,
    left: 0.4,
  });
  expect(cropOf({ crop: { left: 0.5 } })).toEqual({ top: 0, right: 0, bottom: 0, left: 0.5 });
});

test.each([
  ["none", {}],
  ["null", { crop: null }],
  ["nothing cut off", crop(0, 0, 0, 0)],
  ["no image", undefined],
])("a picture is shown whole with %s", (_name, image) => {
  expect(cropOf(image)).toBeUndefined();
  expect(isCropUnusable(image)).toBe(false);
});

test.each([
  ["that leaves nothing", crop(0, 0.5, 0, 0.5)],
  ["whose sides cross", crop(0.8, 0, 0.8, 0)],
  ["that is negative", crop(-0.1, 0, 0, 0)],
  ["in percent", crop(10, 0, 0, 0)],
  ["of texts", crop("0.1", 0, 0, 0)],
])("a crop %s is ignored, which can be told", (_name, image) => {
  expect(cropOf(image)).toBeUndefined();
  expect(isCropUnusable(image)).toBe(true);
});

test.each([
  [crop(0, 0, 0, 0.5), { left: 300, top: 0, width: 300, height: 400 }],
  [crop(0.25, 0.5, 0.25, 0), { left: 0, top: 100, width: 300, height: 200 }],
  [crop(0.999, 0, 0.0005, 0), { left: 0, top: 399, width: 600, height: 1 }],
])("of 600 × 400, %j leaves %j", (image, area) => {
  expect(croppedArea(cropOf(image)!, { width: 600, height: 400 })).toEqual(area);
});

test.each([
  ["of the whole picture", hotspot(0.25, 0.75), { x: 0.25, y: 0.75 }],
  ["of the cropped one", { ...crop(0.5, 0, 0, 0), ...hotspot(0.25, 0.75) }, { x: 0.25, y: 0.5 }],
  ["outside of the crop", { ...crop(0.5, 0, 0, 0), ...hotspot(0.25, 0.25) }, { x: 0.25, y: 0 }],
])("the focus %s", (_name, image, focus) => {
  expect(focusOf(image)).toEqual(focus);
});

test.each([
  ["no hotspot", {}],
  ["the one that nobody has moved", hotspot(0.5, 0.5, 1, 1)],
  ["one without numbers", hotspot("0.5", null)],
  ["one outside of the picture", hotspot(1.5, 0.5)],
])("there is no focus with %s", (_name, image) => {
  expect(focusOf(image)).toBeUndefined();
});

test.each([
  ["the centre", { x: 0.5, y: 0.5 }, 1, { left: 200, top: 0, width: 800, height: 800 }],
  ["the right edge", { x: 1, y: 0.5 }, 1, { left: 400, top: 0, width: 800, height: 800 }],
  ["the top", { x: 0.5, y: 0.1 }, 3, { left: 0, top: 0, width: 1200, height: 400 }],
  ["a third down", { x: 0.5, y: 0.375 }, 3, { left: 0, top: 100, width: 1200, height: 400 }],
])("the area of a shape around %s", (_name, focus, aspectRatio, area) => {
  expect(areaAround(focus, aspectRatio, { width: 1200, height: 800 })).toEqual(area);
});
