import { createRequire } from "node:module";
import { resolve } from "node:path";
import { skipIndexingWait } from "../../../../src/gatsby/internals/source-wait";

const project = resolve(__dirname, "../../../..");
const load = createRequire(resolve(project, "package.json"));

type Delta = {
  default(build: object): Promise<boolean>;
  sleep: (milliseconds: number) => Promise<void>;
};
const delta = load("gatsby-source-sanity/lib/util/handleDeltaChanges") as Delta;
const { sleep } = delta;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delta.sleep = sleep;
});

/** Starts reading what has changed, on a clock that stands still, and returns what was requested. */
async function requestsAtOnce(): Promise<readonly string[]> {
  const requests: string[] = [];
  void delta.default({
    args: { cache: { set: () => Promise.resolve() }, reporter: { info: () => undefined } },
    lastBuildTime: "2026-01-01T00:00:00.000Z",
    client: {
      fetch: (query: string) => {
        requests.push(query);
        return Promise.resolve([]);
      },
    },
    config: { projectId: "id", dataset: "dataset" },
  });
  await Promise.resolve();
  await Promise.resolve();
  return requests;
}

test("the plugin waits before it reads what has changed, and can be told not to", async () => {
  expect(await requestsAtOnce()).toEqual([]);
  skipIndexingWait(project);
  expect(await requestsAtOnce()).toEqual([expect.stringContaining("_updatedAt > $timestamp")]);
});
