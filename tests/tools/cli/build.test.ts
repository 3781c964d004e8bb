import type { Settings } from "../../../src/config/settings/schema";

const steps = { gatsby: jest.fn(), bundling: jest.fn(), publishing: jest.fn(() => 1) };
const release = jest.fn();
let loss = new AbortController();

jest.mock("../../../src/cli/lock", () => ({
  acquireLock: () => Promise.resolve({ release, lost: loss.signal }),
}));
jest.mock("../../../src/cli/build/workspace");
jest.mock("../../../src/cli/run-gatsby", () => ({
  runGatsby() {
    steps.gatsby();
    return Promise.resolve(0);
  },
}));
jest.mock("../../../src/cli/build/receiver", () => ({
  bundleReceiver: (_: Settings) => Promise.resolve(steps.bundling()),
  leadTargetLine: () => "",
  publishBesideSite: jest.fn(),
}));
jest.mock("../../../src/cli/build/publish", () => ({
  recoverPublishedSite: jest.fn(),
  publish: () => steps.publishing(),
}));

/** As the system does: the handlers run in the next turn of the event loop. */
const interrupt = () => setImmediate(() => process.emit("SIGINT"));

beforeEach(() => {
  loss = new AbortController();
  jest.spyOn(console, "warn").mockReturnValue();
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  process.removeAllListeners("SIGINT");
  process.exitCode = 0;
  jest.resetAllMocks();
});

/** Runs the command until it has released its lock and set its exit code. */
async function runBuild() {
  const ended = new Promise((resolve) => release.mockImplementation(resolve));
  let storeWorkspace = jest.fn();
  await jest.isolateModulesAsync(async () => {
    ({ storeWorkspace } = jest.requireMock("../../../src/cli/build/workspace"));
    await import("../../../src/cli/build");
  });
  await ended;
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { storeWorkspace };
}

test("a build that loses its lock ends, and leaves the workspace to the other", async () => {
  steps.gatsby.mockImplementation(() => {
    loss.abort();
  });
  const { storeWorkspace } = await runBuild();
  expect(process.exitCode).toBe(1);
  expect(steps.publishing).not.toHaveBeenCalled();
  expect(storeWorkspace).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("its lock has lapsed"));
});

test.each([
  ["gatsby", false],
  ["bundling", false],
  ["publishing", true],
] as const)("Ctrl+C while %s ends the command with 130; published: %s", async (step, published) => {
  steps[step].mockImplementation(() => {
    interrupt();
    return 1;
  });
  await runBuild();
  expect(process.exitCode).toBe(130);
  expect(steps.publishing).toHaveBeenCalledTimes(published ? 1 : 0);
});
