import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installStudio } from "../../../../src/cli/studio/install-studio";

let log: jest.SpyInstance;
let studio: string;
const lockfile = JSON.stringify({
  name: "studio",
  lockfileVersion: 3,
  packages: { "": { name: "studio" } },
});

beforeEach(async () => {
  log = jest.spyOn(console, "log").mockImplementation();
  studio = await mkdtemp(join(tmpdir(), "studio-"));
  await writeFile(join(studio, "package.json"), JSON.stringify({ name: "studio" }));
  await writeFile(join(studio, "package-lock.json"), lockfile);
});

afterEach(async () => {
  await rm(studio, { recursive: true });
});

/** Pretends that packages were installed at a time. */
async function pretendInstalled(time: Date): Promise<void> {
  const file = join(studio, "node_modules/.package-lock.json");
  await mkdir(join(studio, "node_modules"));
  await writeFile(file, lockfile);
  await utimes(file, time, time);
}

test("packages that are missing are installed", async () => {
  await installStudio(studio);
  expect(log).toHaveBeenCalledTimes(1);
});

test("packages older than the lockfile are installed again", async () => {
  await pretendInstalled(new Date(2000, 0));
  await installStudio(studio);
  expect(log).toHaveBeenCalledTimes(1);
});

test("packages that fit the lockfile stay", async () => {
  await pretendInstalled(new Date(Date.now() + 60_000));
  await installStudio(studio);
  expect(log).not.toHaveBeenCalled();
});

test("a failure names the command to run", async () => {
  await writeFile(join(studio, "package.json"), "not JSON");
  await expect(installStudio(studio)).rejects.toThrow('"npm ci" in studio/');
});
