import { createHash } from "node:crypto";
import { unusedFiles } from "../../../src/cli/unused-files";
import { loadDataset } from "../../../src/sanity/embedded/dataset";
import { makePng, temporaryDataset } from "../sanity/embedded/temporary-dataset";

const swedish = "images/så här.png";
const all = ["files/100%.pdf", "files/plan 1.pdf", "images/50%20off.png", "images/a.png", swedish];

const dataset = temporaryDataset();

/** Returns what a document leaves unused. */
async function unusedBy(document: object): Promise<string[]> {
  const picture = await makePng(8, 4, "#c0ffee");
  for (const name of all) dataset.write(name, name.endsWith(".png") ? picture : name);
  dataset.writeDocuments([{ _id: "drafts.a", _type: "post", ...document }]);
  const { folder } = dataset;
  const place = { folder, projectId: "127", dataset: "production", origin: "" };
  return unusedFiles(await loadDataset(place)).sort();
}

test.each([
  ["image@file://./images/a.png", "images/a.png"],
  ["file@file://./files/plan%201.pdf", "files/plan 1.pdf"],
  ["image@file://./images/sa\u030a%20ha\u0308r.png", swedish],
  ["file@file://./files/100%.pdf", "files/100%.pdf"],
  ["image@file://./images/50%20off.png", "images/50%20off.png"],
  ["image@file://./images/50%2520off.png", "images/50%20off.png"],
])("a document that refers to %s uses %s", async (reference, file) => {
  const unused = await unusedBy({ image: { list: [{ _sanityAsset: reference }] } });
  expect(unused).toEqual(all.filter((name) => name !== file));
});

test("a document that refers to the id of an asset, as one in Sanity does, uses every file with its content", async () => {
  const picture = createHash("sha1")
    .update(await makePng(8, 4, "#c0ffee"))
    .digest("hex");
  const image = { asset: { _type: "reference", _ref: `image-${picture}-8x4-png` } };
  const list = [
    { asset: { _ref: `file-${createHash("sha1").update(all[1]!).digest("hex")}-pdf` } },
  ];
  expect(await unusedBy({ image, list })).toEqual(["files/100%.pdf"]);
});

test("a text that looks like a reference is none", async () => {
  expect(await unusedBy({ title: "image@file://./images/a.png" })).toEqual(all);
});
