import {
  announceStudio,
  runningStudio,
  studioRefusal,
} from "../../../../src/cli/studio/running-studio";
import { temporaryFolder } from "../../../setup/temporary-folder";

const project = temporaryFolder();
const run = { address: "http://localhost:3333", folder: "/site/src/sanity/datasets/production" };

test("a second run names the process, address and folder of the first", () => {
  expect(runningStudio(project.at("."))).toBeUndefined();
  announceStudio(project.at("."), run);
  const first = runningStudio(project.at("."));
  expect(first).toEqual({ process: process.pid, ...run });
  for (const part of [String(process.pid), run.address, run.folder]) {
    expect(studioRefusal(first)).toContain(part);
  }
});

test("a run whose process is gone counts as none", () => {
  announceStudio(project.at("."), run);
  jest.spyOn(process, "kill").mockImplementation(() => {
    throw new Error("ESRCH");
  });
  expect(runningStudio(project.at("."))).toBeUndefined();
});
