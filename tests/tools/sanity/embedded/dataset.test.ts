import { createHash } from "node:crypto";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
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
  dataset.write("files/keep.txt", "kept");
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
  await expect(load()).rejects.toThrow(/a\.png cannot be read[^]*b\.png is empty/);
});

test("a folder without documents names the setting", async () => {
  await expect(load()).rejects.toThrow("SANITY_DATASET has to name a folder");
});

const attachment = (name: string) => ({
  attachments: [{ file: { _sanityAsset: `file@file://./files/${name}` } }],
});

describe("an export of Sanity's", () => {
  const sha1 = sha1Of("%PDF-1.4");
  const name = `${sha1}.pdf`;

  beforeEach(() => {
    dataset.write(`files/${name}`, "%PDF-1.4");
    dataset.writeDocuments([post("a", attachment(name))]);
  });

  const map = (asset: unknown) => JSON.stringify({ [`file-${sha1}`]: asset });

  test.each<[string, string, string]>([
    [
      "the name of the upload",
      map({ originalFilename: "Plan å.pdf", sha1hash: sha1 }),
      "Plan å.pdf",
    ],
    ["a byte order mark first", `\ufeff${map({ originalFilename: "Plan.pdf" })}`, "Plan.pdf"],
    ["no name", map({ size: 8 }), name],
    ["an empty name", map({ originalFilename: " " }), name],
    ["a name that is none", map({ originalFilename: 5 }), name],
    ["nothing about the file", "{}", name],
  ])("whose assets.json has %s", async (_name, assets, expected) => {
    dataset.write("assets.json", assets);
    const [asset] = await load();
    expect(asset).toMatchObject({ _id: `file-${sha1}-pdf`, originalFilename: expected });
  });

  test.each(["{", "[]"])("whose assets.json is %s", async (content) => {
    dataset.write("assets.json", content);
    await expect(load()).rejects.toThrow(/assets\.json (?:is not valid JSON|has to hold one JSON)/);
  });
});

const [composed, decomposed] = [
  "Åtgärdsplan.pdf".normalize("NFC"),
  "Åtgärdsplan.pdf".normalize("NFD"),
];

test.each([
  ["100% #1.pdf", "100%25%20%231.pdf"],
  ["100% #1.pdf", "100% #1.pdf"],
  ["100%25.pdf", "100%2525.pdf"],
  ["a+b&c.pdf", "a+b&c.pdf"],
  [composed, encodeURIComponent(decomposed)],
  [decomposed, encodeURIComponent(composed)],
  [decomposed, composed],
])("the file %j is found as %j", async (name, reference) => {
  dataset.write(`files/${name}`, "content");
  dataset.writeDocuments([post("a", attachment(reference))]);
  const [asset, document] = await load();
  expect(asset).toMatchObject({ originalFilename: name });
  expect(document?.attachments).toEqual([
    { file: { asset: { _type: "reference", _ref: asset?._id } } },
  ]);
});

test("of two names that differ in their normalization only, each finds its own file", async () => {
  dataset.write(`files/${composed}`, "composed");
  dataset.write(`files/${decomposed}`, "decomposed");
  dataset.writeDocuments(
    [composed, decomposed].map((name, index) => post(`p${index}`, attachment(name))),
  );
  const documents = new Map((await load()).map((each) => [each._id, each]));
  const ids = ["composed", "decomposed"].map((content) => `file-${sha1Of(content)}-pdf`);
  expect(JSON.stringify(documents.get("p0"))).toContain(ids[0]);
  expect(JSON.stringify(documents.get("p1"))).toContain(ids[1]);
});

test("an empty file is an error of the document that uses it, and of no other", async () => {
  dataset.write("files/tom.pdf", "");
  dataset.writeDocuments([post("a")]);
  await expect(load()).resolves.toHaveLength(1);
  dataset.writeDocuments([post("a", { title: "Fem", ...attachment("tom.pdf") })]);
  await expect(load()).rejects.toThrow('document "Fem" (a): the file tom.pdf is empty.');
});

test.each([
  ["gif", "image/gif"],
  ["svg", "image/svg"],
])("a picture of a format that no page can show (%s) is an asset", async (extension, mimeType) => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>');
  const content = extension === "svg" ? svg : await sharp(svg).gif().toBuffer();
  dataset.write(`images/a.${extension}`, content);
  const reference = `image@file://./images/a.${extension}`;
  dataset.writeDocuments([post("a", { bodyEn: [{ _sanityAsset: reference }] })]);
  const [asset] = await load();
  const _id = `image-${sha1Of(content)}-8x4-${extension}`;
  expect(asset).toMatchObject({ _id, extension, mimeType });
});

test("a damaged picture that no document uses is no error", async () => {
  dataset.write("images/a.png", "<html>");
  dataset.writeDocuments([post("a")]);
  await expect(load()).resolves.toHaveLength(1);
});

test("a linked folder is not followed", async () => {
  const elsewhere = join(dataset.folder, "../elsewhere");
  await mkdir(elsewhere);
  dataset.write("../elsewhere/secret.txt", "secret");
  dataset.writeDocuments([post("a", attachment("secret.txt"))]);
  await symlink(elsewhere, join(dataset.folder, "files"));
  await expect(load()).rejects.toThrow("symbolic links are not followed");
});

test("a byte order mark and Windows line ends change nothing", async () => {
  dataset.write(
    "data.ndjson",
    `\ufeff${JSON.stringify(post("a"))}\r\n${JSON.stringify(post("b"))}\r\n`,
  );
  expect((await load()).map(({ _id }) => _id)).toEqual(["a", "b"]);
});
