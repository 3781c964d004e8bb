/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { extractWithPath } from "@sanity/mutator";
import { quickenSearch, valuesUnder, type Match } from "../../../src/gatsby/quick-search";

const dataset = join(__dirname, "../../../src/sanity/datasets/production/data.ndjson");
// As they arrive, with references where the folder has addresses of files.
const documents = readFileSync(dataset, "utf8")
  .replaceAll('"_sanityAsset":', '"_ref":')
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as object);

/** As the library has them before anything is replaced. */
const byLibrary = (key: string) =>
  documents.map((each) => extractWithPath(`..[${key}]`, each) as Match[]);
const expected = { _ref: byLibrary("_ref"), _type: byLibrary("_type") };

/** Neither says in which order it finds them. */
const sorted = (matches: readonly Match[]) => matches.map((match) => JSON.stringify(match)).sort();

test.each(["_ref", "_type"] as const)("%s is found where the library finds it", (key) => {
  const found = documents.map((each) => sorted(valuesUnder(key, each)));
  expect(found).toEqual(expected[key].map(sorted));
  expect(found.flat().length).toBeGreaterThan(40);
});

test("values are found in lists, in objects, and in what is under the same key", () => {
  const inner = { _ref: "b" };
  expect(valuesUnder("_ref", { list: [null, 1, { _ref: "a" }], _ref: inner })).toEqual([
    { path: ["list", 2, "_ref"], value: "a" },
    { path: ["_ref", "_ref"], value: "b" },
    { path: ["_ref"], value: inner },
  ]);
});

test("what the plugin calls is quick then, and still answers everything else", () => {
  const read = jest.fn(() => "a");
  const document = {};
  Object.defineProperty(document, "_ref", { enumerable: true, get: read });
  quickenSearch();
  expect(extractWithPath("..[_ref]", document)).toEqual([{ path: ["_ref"], value: "a" }]);
  // The library reads a value more than once.
  expect(read).toHaveBeenCalledTimes(1);
  expect(extractWithPath("a.b", { a: { b: 1 } })).toEqual([{ path: ["a", "b"], value: 1 }]);
});
