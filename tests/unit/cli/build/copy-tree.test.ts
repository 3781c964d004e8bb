import { statSync, utimesSync, writeFileSync } from "node:fs";
import { copyFiles, mirror } from "../../../../src/cli/build/copy-tree";
import { temporaryFolder, type TemporaryFolder } from "./temporary-folder";

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => folder.remove());

const files = { "a.txt": "A", "b/c.txt": "C", "b/d/e.txt": "E" };
const prefixed = (prefix: string, all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).map(([name, text]) => [`${prefix}/${name}`, text]));

const copyTo = (to: string, earlier: string) => {
  copyFiles(Object.keys(folder.read("from")), folder.at("from"), folder.at(to), folder.at(earlier));
};
const copy = (earlier = "none") => {
  copyTo("to", earlier);
};
const inode = (file: string) => statSync(folder.at(file)).ino;

test("copies the given files and no others", () => {
  folder.write(prefixed("from", files));
  copyFiles(["a.txt", "b/d/e.txt"], folder.at("from"), folder.at("to"), folder.at("none"));
  expect(folder.read("to")).toEqual({ "a.txt": "A", "b/d/e.txt": "E" });
});

test("a copy is independent of its source", () => {
  folder.write(prefixed("from", files));
  copy();
  writeFileSync(folder.at("from/a.txt"), "changed");
  expect(folder.read("to")).toEqual(files);
});

test("unchanged files are hard links to the earlier copy", () => {
  folder.write(prefixed("from", files));
  copyTo("earlier", "none");
  // A change of the same length, and a new file.
  utimesSync(folder.at("from/a.txt"), 1, 1);
  folder.write({ "from/a.txt": "B", "from/new.txt": "N" });
  copy("earlier");
  expect(folder.read("to")).toEqual({ ...files, "a.txt": "B", "new.txt": "N" });
  expect(folder.read("earlier")).toEqual(files);
  expect(inode("to/b/c.txt")).toBe(inode("earlier/b/c.txt"));
  expect(inode("to/a.txt")).not.toBe(inode("earlier/a.txt"));
});

test("copies a file that is a folder in the earlier copy", () => {
  folder.write({ "from/a": "A", "earlier/a/b.txt": "B" });
  copy("earlier");
  expect(folder.read("to")).toEqual({ a: "A" });
});

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
