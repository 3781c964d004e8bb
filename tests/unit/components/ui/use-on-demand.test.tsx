import { act, renderHook } from "@testing-library/react";
import { reloadIfOutdated } from "../../../../src/browser/resume-after-reload";
import { useOnDemand } from "../../../../src/components/ui/use-on-demand";

jest.mock("../../../../src/browser/resume-after-reload");
const reload = jest.mocked(reloadIfOutdated);

const load = jest.fn<Promise<string>, []>();
const lost = new Error("Loading chunk 7 failed.");

beforeEach(() => {
  load.mockReset().mockResolvedValue("part");
  reload.mockReset().mockResolvedValue(false);
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

function openPart(resumeKey?: string) {
  const { result } = renderHook(() => useOnDemand(load, resumeKey));
  const call = (name: "prepare" | "request") => act(async () => await result.current[name]());
  const state = () => ({ part: result.current.part, hasFailed: result.current.hasFailed });
  return { call, state };
}

test.each(["prepare", "request"] as const)("%s loads it, once", async (name) => {
  const { call, state } = openPart("search");
  expect(state()).toEqual({ part: undefined, hasFailed: false });
  await call(name);
  await call("prepare");
  expect(await call("request")).toBe("part");
  expect(state()).toEqual({ part: "part", hasFailed: false });
  expect(load).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test("what fails before it is asked for is no failure, and no reason to load again", async () => {
  load.mockRejectedValueOnce(lost);
  const { call, state } = openPart("search");
  await call("prepare");
  await reconnect();
  expect(load).toHaveBeenCalledTimes(1);
  expect(state().hasFailed).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await call("request")).toBe("part");
});

test.each<[resumeKey: string | undefined, asks: unknown[]]>([
  ["search", [["search"]]],
  [undefined, []],
])("a request that fails with the key %s asks for a reload by %j", async (resumeKey, asks) => {
  load.mockRejectedValue(lost);
  const { call, state } = openPart(resumeKey);
  expect(await call("request")).toBeUndefined();
  expect(state().hasFailed).toBe(true);
  expect(reload.mock.calls).toEqual(asks);
});

test("during a reload, nothing has failed, and nothing goes on", async () => {
  load.mockRejectedValue(lost);
  reload.mockResolvedValue(true);
  const { result } = renderHook(() => useOnDemand(load, "search"));
  const settled = jest.fn();
  await act(async () => {
    result.current.request().then(settled, settled);
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(reload).toHaveBeenCalled();
  expect(settled).not.toHaveBeenCalled();
  expect(result.current.hasFailed).toBe(false);
});

test("what comes while a failed request looks for a newer version stays", async () => {
  load.mockRejectedValueOnce(lost);
  let answer = (_isReloading: boolean): void => undefined;
  reload.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { result } = renderHook(() => useOnDemand(load, "search"));
  let requested: Promise<string | undefined> | undefined;
  await act(async () => {
    requested = result.current.request();
    await new Promise((resolve) => setTimeout(resolve));
  });
  await act(async () => {
    result.current.prepare();
    await Promise.resolve();
  });
  await act(async () => {
    answer(false);
    await requested;
  });
  expect(await requested).toBe("part");
  expect(result.current).toMatchObject({ part: "part", hasFailed: false });
});

const reconnect = () =>
  act(async () => {
    window.dispatchEvent(new Event("online"));
    await Promise.resolve();
  });

test("what has failed is tried again whenever the connection is back, until it comes", async () => {
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const { call, state } = openPart("search");
  await call("request");
  await reconnect();
  expect(state()).toEqual({ part: undefined, hasFailed: true });
  await reconnect();
  expect(state()).toEqual({ part: "part", hasFailed: false });
  await reconnect();
  expect(load).toHaveBeenCalledTimes(3);
});
