import { createHash } from "node:crypto";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { loadDataset } from "../../../../src/sanity/embedded/dataset";
import { makePng, temporaryDataset } from "./temporary-dataset";

const dataset = temporaryDataset();

async function load(origin = "http://127.0.0.1:3333") {
  const { folder } = dataset;
  const source = { folder, origin, projectId: "127", dataset: "production" };
  return [...(await loadDataset(source)).documents.values()];
}

const post = (_id: string, fields: object = {}) => ({ _id, _type: "post", ...fields });
const sha1Of = (content: string | Buffer) => createHash("sha1").update(content).digest("hex");

test("an image becomes an asset document, and each mention a reference to it", async () => {
  const png = await makePng(8, 4);
  const sha1 = sha1Of(png);
  const id = `image-${sha1}-8x4-png`;
  dataset.write("images/a cover.png", png);
  const image = { _type: "image", _sanityAsset: "image@file://./images/a%20cover.png" };
  const body = [{ _key: "k", ...image, alt: "Blue" }];
  dataset.writeDocuments([post("a", { image, body })]);

  const documents = await load();

  const asset = { _type: "reference", _ref: id };
  expect(documents[1]).toMatchObject({
    image: { _type: "image", asset },
    body: [{ _key: "k", _type: "image", asset, alt: "Blue" }],
  });
  expect(JSON.stringify(documents)).not.toContain("_sanityAsset");
  expect(documents[0]).toMatchObject({
    _id: id,
    _type: "sanity.imageAsset",
    assetId: sha1,
    sha1hash: sha1,
    extension: "png",
    mimeType: "image/png",
    originalFilename: "a cover.png",
    path: `images/127/production/${sha1}-8x4.png`,
    url: `http://127.0.0.1:3333/images/127/production/${sha1}-8x4.png`,
    size: png.byteLength,
    metadata: { dimensions: { width: 8, height: 4, aspectRatio: 2 } },
  });
});

test("a file becomes a file asset", async () => {
  dataset.write("files/guide.pdf", "%PDF-1.4");
  const sha1 = sha1Of("%PDF-1.4");
  const file = { _type: "file", _sanityAsset: "file@file://./files/guide.pdf" };
  dataset.writeDocuments([post("a", { attachments: [{ file }] })]);
  const documents = await load();
  expect(documents[1]).toMatchObject({
    attachments: [{ file: { asset: { _ref: `file-${sha1}-pdf` } } }],
  });
  expect(documents[0]).toMatchObject({
    _id: `file-${sha1}-pdf`,
    _type: "sanity.fileAsset",
    extension: "pdf",
    mimeType: "application/pdf",
    originalFilename: "guide.pdf",
    size: 8,
    url: `http://127.0.0.1:3333/files/127/production/${sha1}.pdf`,
  });
});

test("identical files are uploaded once", async () => {
  for (const name of ["a", "b"]) dataset.write(`images/${name}.png`, await makePng(2, 2));
  dataset.writeDocuments(["a", "b"].map((name) => post(name, { image: imageNamed(name) })));
  const [asset, first, second, ...others] = await load();
  expect(asset).toMatchObject({ _type: "sanity.imageAsset", originalFilename: "a.png" });
  expect(first?.image).toEqual(second?.image);
  expect(others).toEqual([]);
});

const imageNamed = (name: string) => ({ _sanityAsset: `image@file://./images/${name}.png` });

test.each<[string, (string | object)[], string]>([
  ["invalid JSON", ['{"_id": "a"'], "JSON"],
  ["a line that is not an object", ["[]"], "one JSON object"],
  ["no _id", [{ _type: "post" }], "the document has no _id"],
  ["an id that Sanity rejects", [post("å")], '"å" cannot be an _id'],
  ["no _type", [{ _id: "a" }], 'document "a" has no _type'],
  [
    "an id of an earlier line",
    [post("fine")],
    'document "fine": an earlier line has the same _id.',
  ],
])("%s", async (_name, lines, message) => {
  dataset.writeDocuments([post("fine"), "", ...lines]);
  await expect(load()).rejects.toThrow("data.ndjson, line 3");
  await expect(load()).rejects.toThrow(message);
});

test("bytes that are not UTF-8", async () => {
  dataset.write("data.ndjson", Buffer.from('{"_id":"a","title":"\xe5"}', "latin1"));
  await expect(load()).rejects.toThrow("data.ndjson, line 1: the line is not UTF-8 text.");
});

test.each([
  ["leaves the folder", "image@file://./../secret.png"],
  ["is absolute", "file@file:///etc/hostname"],
  ["has encoded dots", "file@file://./files/%2e%2e/data.ndjson"],
  ["names a missing file", "image@file://./images/x.png"],
  ["names a folder", "file@file://./files"],
  ["is a web URL", "image@https://example.com/x.png"],
  ["is a symbolic link", "file@file://./files/link.txt"],
  ["is no text", 5],
])("an asset path that %s", async (_name, reference) => {
  dataset.write("files/keep.txt", "");
  dataset.write("../secret.txt", "secret");
  await symlink(join(dataset.folder, "../secret.txt"), join(dataset.folder, "files/link.txt"));
  dataset.writeDocuments([post("a", { image: { _sanityAsset: reference } })]);
  await expect(load()).rejects.toThrow(
    `data.ndjson, line 1, document "a": ${JSON.stringify(reference)} is no file of the dataset folder`,
  );
});

test("several invalid images are all named", async () => {
  dataset.write("images/a.png", "<html>");
  dataset.write("images/b.png", "");
  dataset.writeDocuments(["a", "b"].map((name) => post(name, { image: imageNamed(name) })));
  await expect(load()).rejects.toThrow(/a\.png cannot be read[^]*b\.png cannot be read/);
});

test("a folder without documents names the setting", async () => {
  await expect(load()).rejects.toThrow("SANITY_DATASET has to name a folder");
});
