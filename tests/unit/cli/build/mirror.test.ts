import { statSync } from "node:fs";
import { mirror } from "../../../../src/cli/build/mirror";
import { temporaryFolder, type TemporaryFolder } from "./temporary-folder";

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => folder.remove());

const files = { "a.txt": "A", "b/c.txt": "C", "b/d/e.txt": "E" };
const prefixed = (prefix: string, all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).map(([name, text]) => [`${prefix}/${name}`, text]));

test("a mirror gets new and changed files, and loses deleted ones", () => {
  folder.write(prefixed("from", files));
  folder.write(prefixed("to", { "a.txt": "old", "b/gone.txt": "", "gone/x.txt": "" }));
  mirror(folder.at("from"), folder.at("to"));
  expect(folder.read("to")).toEqual(files);
});

test("a mirror does not rewrite unchanged files", () => {
  folder.write(prefixed("from", files));
  mirror(folder.at("from"), folder.at("to"));
  const before = statSync(folder.at("to/a.txt")).ctimeMs;
  mirror(folder.at("from"), folder.at("to"));
  expect(statSync(folder.at("to/a.txt")).ctimeMs).toBe(before);
});

test("a file may become a folder, and a folder a file", () => {
  folder.write(prefixed("from", { "a/x.txt": "X", b: "B" }));
  folder.write(prefixed("to", { a: "A", "b/y.txt": "Y" }));
  mirror(folder.at("from"), folder.at("to"));
  expect(folder.read("to")).toEqual({ "a/x.txt": "X", b: "B" });
});

test("paths to keep are not overwritten", () => {
  folder.write(prefixed("from", { "a.txt": "A", "types.txt": "theirs" }));
  folder.write(prefixed("to", { "types.txt": "ours" }));
  mirror(folder.at("from"), folder.at("to"), new Set([folder.at("to/types.txt")]));
  expect(folder.read("to")).toEqual({ "a.txt": "A", "types.txt": "ours" });
});

test("a mirror of a missing folder is removed", () => {
  folder.write(prefixed("to", files));
  mirror(folder.at("from"), folder.at("to"));
  expect(folder.read()).toEqual({});
});
