/**
 * Lets Sanity's own validator read the site's embedded content by the Studio's rules: what is published
 * in this repository could be published from the Studio as well.
 */
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runSanity, startLoopbackApi } from "./loopback-api.mjs";

const dataset = new URL("../../src/sanity/datasets/production/data.ndjson", import.meta.url);

/** @type {Map<string, object>} */
const assets = new Map();

/**
 * Puts a reference in the place of each mentioned file, as an import does.
 *
 * @param {string} key
 * @param {any} value
 */
function withReference(key, value) {
  if (typeof value?._sanityAsset !== "string") return value;
  const { _sanityAsset, ...rest } = value;
  const [kind, path = ""] = _sanityAsset.split("@file://");
  const hash = createHash("sha1").update(path).digest("hex");
  const ending = path.split(".").at(-1);
  const _id = kind === "image" ? `image-${hash}-1x1-${ending}` : `file-${hash}-${ending}`;
  assets.set(_id, { _id, _type: `sanity.${kind}Asset` });
  return { ...rest, asset: { _type: "reference", _ref: _id } };
}

/**
 * On the command line, Sanity gives everything about an object as a warning, so warnings count. An older
 * plain text for both languages is in the content on purpose; the Studio's form offers to divide it.
 *
 * @param {{ documentId: string, markers: { path: unknown[], message: string }[] }} result
 */
function faultsOf({ documentId, markers }) {
  return markers
    .filter(({ message }) => message !== 'Expected type "Object", got "String"')
    .map(({ path, message }) => `${documentId} ${JSON.stringify(path)}: ${message}`);
}

const lines = (await readFile(dataset, "utf8")).trim().split("\n");
const documents = lines.map((line) => JSON.parse(line, withReference));
const system = {
  _rev: "1",
  _createdAt: "2026-01-01T00:00:00Z",
  _updatedAt: "2026-01-01T00:00:00Z",
};
const all = [...documents, ...assets.values()].map((document) => ({ ...system, ...document }));

const folder = await mkdtemp(join(tmpdir(), "studio-content-"));
const api = await startLoopbackApi(documents);
try {
  const file = join(folder, "data.ndjson");
  await writeFile(file, all.map((document) => `${JSON.stringify(document)}\n`).join(""));
  const words = ["documents", "validate", "--yes", "--format", "ndjson", "--file", file];
  const faults = (await runSanity(words, api.settings))
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .flatMap((line) => faultsOf(JSON.parse(line)));
  if (faults.length > 0) throw new Error(`The Studio would not publish:\n${faults.join("\n")}`);
} finally {
  api.close();
  await rm(folder, { recursive: true });
}
