/**
 * Validates the site's embedded content with Sanity's validator and the Studio's rules, so that everything
 * in this repository could be published from the Studio, too.
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
 * Replaces each file path with an asset reference, as an import does.
 *
 * @param {string} key
 * @param {any} value
 */
function withReference(key, value) {
  if (typeof value?._sanityAsset !== "string") return value;
  const { _sanityAsset, ...rest } = value;
  const [kind, path = ""] = _sanityAsset.split("@file://");
  const hash = createHash("sha1").update(path).digest("hex");
  const extension = path.split(".").at(-1);
  const _id = kind === "image" ? `image-${hash}-1x1-${extension}` : `file-${hash}-${extension}`;
  assets.set(_id, { _id, _type: `sanity.${kind}Asset` });
  return { ...rest, asset: { _type: "reference", _ref: _id } };
}

/**
 * Warnings count, because Sanity's command line reports every error about an object as one. Older plain texts
 * for both languages are intended; the Studio's form offers to split them.
 *
 * @param {{ documentId: string, markers: { path: unknown[], message: string }[] }} result
 */
function errorsOf({ documentId, markers }) {
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
const stored = [...documents, ...assets.values()].map((document) => ({ ...system, ...document }));

const folder = await mkdtemp(join(tmpdir(), "studio-content-"));
const api = await startLoopbackApi(documents);
try {
  const file = join(folder, "data.ndjson");
  await writeFile(file, stored.map((document) => `${JSON.stringify(document)}\n`).join(""));
  const args = ["documents", "validate", "--yes", "--format", "ndjson", "--file", file];
  const errors = (await runSanity(args, api.settings))
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .flatMap((line) => errorsOf(JSON.parse(line)));
  if (errors.length > 0) throw new Error(`The Studio would not publish:\n${errors.join("\n")}`);
} finally {
  api.close();
  await rm(folder, { recursive: true });
}
