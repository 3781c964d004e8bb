import { existsSync, rmSync } from "node:fs";
import { parseSettings, type Environment } from "../../../../src/config/settings/schema";
import {
  discardDoubtfulBuild,
  markBuildFinished,
} from "../../../../src/gatsby/output/previous-build";
import { temporaryFolder } from "../../../setup/temporary-folder";

const folder = temporaryFolder();
const info = jest.fn();

beforeEach(() => folder.write({ "public/index.html": "made", "src/gatsby/a.ts": "1" }));

/** Starts a build. @returns whether it uses what the last one has left. */
function start(env: Environment = {}) {
  const fingerprint = discardDoubtfulBuild(folder.at(), parseSettings(env), { info });
  return {
    isWarm: existsSync(folder.at("public")),
    finish() {
      folder.write({ "public/index.html": "made" });
      markBuildFinished(folder.at(), fingerprint);
    },
  };
}

test("a build after a finished one goes on from it, without a word", () => {
  start().finish();
  info.mockClear();
  expect(start().isWarm).toBe(true);
  expect(info).not.toHaveBeenCalled();
});

test("a build after one that did not finish starts from nothing", () => {
  start().finish();
  expect(start().isWarm).toBe(true);
  expect(start().isWarm).toBe(false);
  expect(info).toHaveBeenLastCalledWith(expect.stringContaining("did not finish"));
});

test("a change of code or settings means to start from nothing", () => {
  start().finish();
  folder.write({ "src/gatsby/a.ts": "2" });
  const second = start();
  expect(second.isWarm).toBe(false);
  second.finish();
  expect(start({ SITE_URL: "https://other.example" }).isWarm).toBe(false);
  expect(info).toHaveBeenLastCalledWith(expect.stringContaining("have changed"));
});

test("nothing that webpack has kept is used for a build from nothing", () => {
  folder.write({ ".cache/webpack/stage-build-html/0.pack": "kept" });
  const kept = () => existsSync(folder.at(".cache/webpack"));
  start().finish();
  folder.write({ ".cache/webpack/stage-build-html/0.pack": "kept" });
  const second = start();
  expect([second.isWarm, kept()]).toEqual([true, true]);
  second.finish();
  expect([start({ SITE_PREVIEW: "true" }).isWarm, kept()]).toEqual([false, false]);
});

test("nor where somebody has removed `public`", () => {
  start().finish();
  folder.write({ ".cache/webpack/stage-build-html/0.pack": "kept" });
  rmSync(folder.at("public"), { recursive: true, force: true });
  start({ SITE_PREVIEW: "true" });
  expect(existsSync(folder.at(".cache/webpack"))).toBe(false);
});

test("a change of code during a build counts for the next one", () => {
  const first = start();
  folder.write({ "src/gatsby/a.ts": "2" });
  first.finish();
  expect(start().isWarm).toBe(false);
});

test("a preview always starts from nothing", () => {
  start({ SITE_PREVIEW: "true" }).finish();
  expect(start({ SITE_PREVIEW: "true" }).isWarm).toBe(false);
});

test("where nothing is left of an earlier build, nothing is said", () => {
  start();
  info.mockClear();
  expect(start().isWarm).toBe(false);
  expect(info).not.toHaveBeenCalled();
});
