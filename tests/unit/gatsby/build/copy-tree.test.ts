/** @jest-environment node */
import { statSync, utimesSync, writeFileSync } from "node:fs";
import { copyTree, mirror } from "../../../../src/gatsby/build/copy-tree";
import { temporaryFolder, type TemporaryFolder } from "./temporary-folder";

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => folder.remove());

const files = { "a.txt": "A", "b/c.txt": "C", "b/d/e.txt": "E" };
const prefixed = (prefix: string, all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).map(([name, text]) => [`${prefix}/${name}`, text]));

const copy = (earlier = "none") => copyTree(folder.at("from"), folder.at("to"), folder.at(earlier));
const inode = (file: string) => statSync(folder.at(file)).ino;

test("a folder is copied with all below it, and its files are counted", () => {
  folder.write(prefixed("from", files));
  expect(copy()).toBe(3);
  expect(folder.read("to")).toEqual(files);
});

test("a copy shares nothing with its source", () => {
  folder.write(prefixed("from", files));
  copy();
  writeFileSync(folder.at("from/a.txt"), "changed");
  expect(folder.read("to")).toEqual(files);
});

test("a copy shares with an earlier one what has not changed since", () => {
  folder.write(prefixed("from", files));
  copyTree(folder.at("from"), folder.at("earlier"), folder.at("none"));
  // Of the same length, and a file that is new.
  utimesSync(folder.at("from/a.txt"), 1, 1);
  folder.write({ "from/a.txt": "B", "from/new.txt": "N" });
  copy("earlier");
  expect(folder.read("to")).toEqual({ ...files, "a.txt": "B", "new.txt": "N" });
  expect(folder.read("earlier")).toEqual(files);
  expect(inode("to/b/c.txt")).toBe(inode("earlier/b/c.txt"));
  expect(inode("to/a.txt")).not.toBe(inode("earlier/a.txt"));
});

test("what became a folder in the earlier copy is no hindrance", () => {
  folder.write({ "from/a": "A", "earlier/a/b.txt": "B" });
  copy("earlier");
  expect(folder.read("to")).toEqual({ a: "A" });
});

test("a mirror has what is new and changed, and loses what is gone", () => {
  folder.write(prefixed("from", files));
  folder.write(prefixed("to", { "a.txt": "old", "b/gone.txt": "", "gone/x.txt": "" }));
  mirror(folder.at("from"), folder.at("to"));
  expect(folder.read("to")).toEqual(files);
});

test("a mirror leaves unchanged files as they are", () => {
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

test("what is to be kept is kept on either side", () => {
  folder.write(prefixed("from", { "a.txt": "A", "types.txt": "theirs" }));
  folder.write(prefixed("to", { "types.txt": "ours" }));
  mirror(folder.at("from"), folder.at("to"), new Set([folder.at("to/types.txt")]));
  expect(folder.read("to")).toEqual({ "a.txt": "A", "types.txt": "ours" });
});

test("what is gone altogether goes from the mirror, too", () => {
  folder.write(prefixed("to", files));
  mirror(folder.at("from"), folder.at("to"));
  expect(folder.read()).toEqual({});
});
