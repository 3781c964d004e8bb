import { rmSync, symlinkSync } from "node:fs";
import { watchSources } from "../../../src/cli/watch-sources";
import { temporaryFolder, type TemporaryFolder } from "./build/temporary-folder";

let folder: TemporaryFolder;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  folder = temporaryFolder();
  folder.write({ "package.json": "{}", "src/a.ts": "1", "src/b.ts": "2", "static/c.txt": "3" });
  folder.write({ "public/index.html": "built", "README.md": "not for Gatsby" });
  stop = watchSources(folder.path, folder.at(".develop"));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  folder.remove();
});

test("the workspace gets the sources, and nothing else of the project", () => {
  expect(Object.keys(folder.read(".develop"))).toEqual([
    "package.json",
    "src/a.ts",
    "src/b.ts",
    "static/c.txt",
  ]);
});

test("changed, new and deleted sources are synced", () => {
  folder.write({ "src/a.ts": "changed", "src/new/d.ts": "4" });
  rmSync(folder.at("src/b.ts"));
  jest.runOnlyPendingTimers();
  expect(folder.read(".develop/src")).toEqual({ "a.ts": "changed", "new/d.ts": "4" });
});

test("generated types are copied to the sources", () => {
  folder.write({ ".develop/src/gatsby-types.d.ts": "types" });
  jest.runOnlyPendingTimers();
  expect(folder.read("src")).toHaveProperty(["gatsby-types.d.ts"], "types");
});

test("a failed poll is made up for by the next", () => {
  rmSync(folder.path, { recursive: true });
  expect(() => {
    jest.runOnlyPendingTimers();
  }).not.toThrow();
  folder.write({ "package.json": "{}", "src/a.ts": "back" });
  jest.runOnlyPendingTimers();
  expect(folder.read(".develop/src")).toEqual({ "a.ts": "back" });
});

test("a poll that fails for another reason says so once", () => {
  const error = jest.spyOn(console, "error").mockReturnValue();
  symlinkSync("loop", folder.at("src/loop"));
  for (let poll = 0; poll < 3; poll += 1) jest.runOnlyPendingTimers();
  expect(error.mock.calls).toEqual([[expect.stringContaining("ELOOP")]]);
  jest.restoreAllMocks();
});
