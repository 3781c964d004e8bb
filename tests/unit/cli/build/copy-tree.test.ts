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

test("files are copied to where they were, and no other file is", () => {
  folder.write(prefixed("from", files));
  copyFiles(["a.txt", "b/d/e.txt"], folder.at("from"), folder.at("to"), folder.at("none"));
  expect(folder.read("to")).toEqual({ "a.txt": "A", "b/d/e.txt": "E" });
});

test("a copy shares nothing with its source", () => {
  folder.write(prefixed("from", files));
  copy();
  writeFileSync(folder.at("from/a.txt"), "changed");
  expect(folder.read("to")).toEqual(files);
});

test("a copy shares with an earlier one what has not changed since", () => {
  folder.write(prefixed("from", files));
  copyTo("earlier", "none");
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
