import { pictureExtension } from "../../../../src/gatsby/schema/picture-extension";

const asset = {
  id: "image-a",
  _id: "image-a",
  internal: { type: "SanityImageAsset" },
  fields: { localFile: "whole" },
};
const cut = {
  id: "image-a/0,0.5,0,0/",
  parent: asset.id,
  focusY: 25,
  internal: { type: "PictureCut" },
  fields: { localFile: "half" },
};
const nodes = [asset, cut];
const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) => nodes.find((node) => node.id === id) ?? null,
  },
} as unknown as Parameters<ReturnType<typeof pictureExtension.extend>["resolve"]>[2];

const shown = { ...asset, id: cut.id, _id: cut.id, focusY: 25, fields: cut.fields };

test.each([
  ["an asset is itself", asset.id, asset],
  ["a cut is its asset, with its own copy", cut.id, shown],
  ["an unknown picture is none", "image-b", null],
  ["no picture is none", null, null],
  ["of several, those that are known are there", [cut.id, "image-b", asset.id], [shown, asset]],
])("%s", (_name, cover, expected) => {
  const { resolve } = pictureExtension.extend();
  expect(resolve({ cover }, {}, context, { fieldName: "cover" })).toEqual(expected);
});
