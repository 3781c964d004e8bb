import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { CreatePagesArgs } from "gatsby";
import sharp from "sharp";
import type * as Assets from "../../../../src/gatsby/content/download-assets";
import type { AssetFile } from "../../../../src/sanity/client/fetch-asset";
import { temporaryFolder } from "../../../setup/temporary-folder";

type Options = { readonly warn: (message: string) => void };
const mockFetch = jest.fn<Promise<void>, [AssetFile, string, Options?]>();
jest.mock("../../../../src/sanity/client/fetch-asset", () => ({
  fetchAsset: (...args: [AssetFile, string, Options]) => mockFetch(...args),
}));

const imageId = `image-${"a".repeat(40)}-10x10-png`;
const fileId = `file-${"b".repeat(40)}-pdf`;
const image = {
  id: imageId,
  _id: imageId,
  url: "https://cdn.example/a.png",
  originalFilename: "Stol vid fönster.PNG",
  extension: "png",
  internal: { type: "SanityImageAsset" },
};
const file = {
  id: fileId,
  _id: fileId,
  url: "https://cdn.example/b.pdf",
  originalFilename: null,
  extension: "../x",
  size: 12,
  sha1hash: "f".repeat(40),
  internal: { type: "SanityFileAsset" },
};

const folder = temporaryFolder();
let png: Buffer;

beforeAll(async () => {
  const create = { width: 10, height: 10, channels: 3, background: "#2549ff" } as const;
  png = await sharp({ create }).png().toBuffer();
});

let assets: typeof Assets;

beforeEach(async () => {
  jest.spyOn(process, "cwd").mockReturnValue(folder.at());
  jest.resetModules();
  assets = await import("../../../../src/gatsby/content/download-assets");
  mockFetch.mockImplementation(async (_asset, to) => {
    // Only after others have begun.
    await nextTurn();
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, png);
  });
});

type FakeNode = { readonly id: string };

const document = { id: "post-1", _id: "post-1", _type: "post", title: "Fem" };

/** A build with these assets, and a post that shows some of them. */
function build(nodes: readonly FakeNode[], ...shown: readonly string[]) {
  const [cover = null, ...bodyImages] = shown.filter((id) => id.startsWith("image-"));
  const files = shown.filter((id) => id.startsWith("file-"));
  const post = {
    ...{ parent: document.id, cover, bodyImages },
    attachments: [{ file: null }, ...files.map((file) => ({ file }))],
  };
  const createNode = jest.fn<
    Promise<void>,
    [{ id: string; parent: string; name: string; absolutePath: string }, object]
  >(() => Promise.resolve());
  const createNodeField = jest.fn();
  const args = {
    getNode: (id: string) => [...nodes, document].find((node) => node.id === id),
    getNodesByType: (type: string) => (type === "BlogPost" ? [post] : []),
    createNodeId: (path: string) => `id of ${path}`,
    getCache: () => ({
      directory: folder.at(".cache"),
      get: () => Promise.resolve(undefined),
      set: () => Promise.resolve(),
    }),
    actions: { createNode, createNodeField },
    reporter: { warn: jest.fn() },
  } as unknown as CreatePagesArgs;
  return { args, createNode, createNodeField };
}

/** What is told of downloads that went well. */
const nothing = { errors: [], notes: [], failed: new Set() };

test("an asset's file is downloaded and becomes its localFile", async () => {
  const { args, createNode, createNodeField } = build([image], imageId);
  expect(await assets.downloadAssets(args)).toEqual(nothing);
  expect(mockFetch).toHaveBeenCalledWith(
    expect.objectContaining({ url: image.url, isImage: true }),
    folder.at(".assets", imageId, "stol-vid-fonster.png"),
    expect.anything(),
  );
  const [node] = createNode.mock.calls[0]!;
  expect(node).toMatchObject({ parent: imageId, name: "stol-vid-fonster" });
  expect(readFileSync(node.absolutePath).equals(png)).toBe(true);
  expect(createNodeField).toHaveBeenCalledWith({ node: image, name: "localFile", value: node.id });
});

test("a file is verified against its metadata, and its name cannot escape the folder", async () => {
  const { args } = build([file], fileId);
  await assets.downloadAssets(args);
  expect(mockFetch).toHaveBeenCalledWith(
    { url: file.url, isImage: false, size: 12, sha1hash: file.sha1hash },
    folder.at(".assets", fileId, "file.bin"),
    expect.anything(),
  );
});

test.each(["svg", "SVG", "html", "xhtml", "xml", "js", "mjs", "css", "swf", "wasm"])(
  "a file that a browser might run (.%s) is not downloaded",
  async (extension) => {
    const odd = { ...file, extension };
    const { args, createNode } = build([odd], fileId);
    const { errors } = await assets.downloadAssets(args);
    const reason = `The asset "${fileId}" of Post "Fem" (post-1) could not be downloaded: a .${extension.toLowerCase()} file`;
    expect(errors).toEqual([expect.stringContaining(reason)]);
    expect([mockFetch.mock.calls, createNode.mock.calls]).toEqual([[], []]);
  },
);

test("a file of an earlier build is not downloaded again", async () => {
  await assets.downloadAssets(build([image], imageId).args);
  const { args, createNodeField } = build([image], imageId);
  await assets.downloadAssets(args);
  expect(mockFetch).toHaveBeenCalledTimes(1);
  expect(createNodeField).toHaveBeenCalledWith(expect.objectContaining({ name: "localFile" }));
});

test("an asset is downloaded once; those with a copy and unknown ones are skipped", async () => {
  const { args, createNode } = build(
    [image, { ...file, fields: { localFile: "x" } } as FakeNode],
    ...[imageId, imageId, fileId, "image-unknown"],
  );
  await assets.downloadAssets(args);
  expect(createNode).toHaveBeenCalledTimes(1);
});

test("retries and failures name asset and document, and the other assets are downloaded", async () => {
  mockFetch.mockImplementationOnce((_asset, _file, options) => {
    options?.warn("It broke off.");
    return Promise.reject(new Error("HTTP 404."));
  });
  const other = { ...file, originalFilename: "" };
  const { args, createNode } = build([image, other], imageId, fileId);
  const { errors } = await assets.downloadAssets(args);
  const named = `The asset "Stol vid fönster.PNG" (${imageId}) of Post "Fem" (post-1)`;
  expect((args.reporter.warn as jest.Mock).mock.calls).toEqual([[`${named}: It broke off.`]]);
  expect(errors).toEqual([`${named} could not be downloaded: HTTP 404.`]);
  expect(createNode).toHaveBeenCalledTimes(1);
  expect(existsSync(folder.at(".assets", fileId, "file.bin"))).toBe(true);
});

test("a picture of a format that no page can show is left to the reader of its document", async () => {
  const id = imageId.replace("png", "gif");
  const { args, createNode } = build([{ ...image, id, _id: id } as FakeNode], id);
  expect(await assets.downloadAssets(args)).toEqual(nothing);
  expect([mockFetch.mock.calls, createNode.mock.calls]).toEqual([[], []]);
});

test("an asset that no page shows is not downloaded", async () => {
  const { args, createNode } = build([image, file], imageId);
  expect(await assets.downloadAssets(args)).toEqual(nothing);
  expect(createNode).toHaveBeenCalledTimes(1);
});

test.each([
  ["Plan å.pdf", "plan-a"],
  ["cover.final.JPG", "cover-final"],
  ["  Ö & Ä (1).png", "o-a-1"],
  ["日本.png", "file"],
  [".pdf", "file"],
  ["", "file"],
  [`${"a".repeat(90)}.png`, "a".repeat(80)],
])("%j gets the file name %j", (original, name) => {
  expect(assets.assetFileName(original)).toBe(name);
});

test("a picture that documents crop differently has a copy for each crop, beside its own", async () => {
  const cropped = `${imageId}/0,0.5,0,0/`;
  const { args, createNode } = build([image], imageId, cropped);
  expect(await assets.downloadAssets(args)).toEqual(nothing);
  expect(mockFetch).toHaveBeenCalledTimes(1);
  const nodes = createNode.mock.calls.map(([node]) => node);
  expect(nodes).toContainEqual(expect.objectContaining({ id: cropped, parent: imageId }));
  const copy = nodes.find(({ parent }) => parent === cropped)!;
  await expect(sharp(copy.absolutePath).metadata()).resolves.toMatchObject({
    width: 5,
    height: 10,
  });
});

test("an animation stands still, which is told in every build", async () => {
  const still = { ...image, fields: { localFile: "x", note: "imageStill" } };
  const { notes } = await assets.downloadAssets(build([still], imageId).args);
  expect(notes).toEqual([
    `The asset "Stol vid fönster.PNG" (${imageId}) of Post "Fem" (post-1): The animation is shown as a still picture.`,
  ]);
});
