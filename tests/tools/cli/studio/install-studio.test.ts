import { utimesSync } from "node:fs";
import { installStudio } from "../../../../src/cli/studio/install-studio";
import { temporaryFolder } from "../../../setup/temporary-folder";

const studio = temporaryFolder();
let log: jest.SpyInstance;
const lockfile = JSON.stringify({
  name: "studio",
  lockfileVersion: 3,
  packages: { "": { name: "studio" } },
});

beforeEach(() => {
  log = jest.spyOn(console, "log").mockImplementation();
  studio.write({ "package.json": '{ "name": "studio" }', "package-lock.json": lockfile });
});

test.each([
  ["missing packages are installed", undefined, 1],
  ["packages older than the lockfile are installed again", new Date(2000, 0), 1],
  ["packages that fit the lockfile stay", new Date(Date.now() + 60_000), 0],
])("%s", async (_name, time, installations) => {
  const installed = "node_modules/.package-lock.json";
  if (time) {
    studio.write({ [installed]: lockfile });
    utimesSync(studio.at(installed), time, time);
  }
  await installStudio(studio.at());
  expect(log).toHaveBeenCalledTimes(installations);
});

test("a failure names the command to run", async () => {
  studio.write({ "package.json": "not JSON" });
  await expect(installStudio(studio.at())).rejects.toThrow('"npm ci" in studio/');
});
