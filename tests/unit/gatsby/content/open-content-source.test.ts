import type { ParentSpanPluginArgs } from "gatsby";
import type { ContentConnection } from "../../../../src/gatsby/content/open-content-source";

const mockCheck = jest.fn<Promise<number>, [object]>();
const mockArrival = jest.fn<Promise<void>, [object, number, number]>();
const mockServe = jest.fn<Promise<void>, [object]>();
jest.mock("../../../../src/sanity/client/check-project", () => ({
  checkProject: (options: object) => mockCheck(options),
  checkArrival: (...args: [object, number, number]) => mockArrival(...args),
}));
jest.mock("../../../../src/sanity/embedded/embedded-server", () => ({
  startEmbeddedServer: (options: object) => mockServe(options),
}));

type ProxyOptions = { readonly project: object; readonly onError: (message: string) => void };
const mockProxy = jest.fn<Promise<void>, [ProxyOptions]>();
jest.mock("../../../../src/sanity/client/validating-proxy", () => ({
  startValidatingProxy: (options: ProxyOptions) => mockProxy(options),
}));

/** Loads the module as a new build does, with or without a Sanity project. */
async function buildWith(env: Record<string, string>) {
  jest.resetModules();
  const unset = {
    SANITY_PROJECT_ID: "",
    SANITY_API_HOST: "",
    SANITY_DATASET: "",
    NODE_ENV: "",
  };
  jest.replaceProperty(process, "env", { ...process.env, ...unset, ...env });
  const { openContentSource } = await import("../../../../src/gatsby/content/open-content-source");
  const panic = jest.fn<undefined, [string]>();
  const warn = jest.fn();
  let source: ContentConnection;
  const open = async () => {
    source = await openContentSource({
      reporter: { panic, warn },
    } as unknown as ParentSpanPluginArgs);
  };
  const arrivalErrors = (documents: number) => source.arrivalErrors(documents);
  return { open, arrivalErrors, panic, warn };
}

const project = { SANITY_PROJECT_ID: "abc123" };

beforeEach(() => {
  mockCheck.mockResolvedValue(3);
  mockArrival.mockReset().mockResolvedValue();
  mockServe.mockResolvedValue();
  mockProxy.mockResolvedValue();
});

test("the documents that arrived are compared with those that were counted before", async () => {
  const { open, arrivalErrors } = await buildWith(project);
  await open();
  expect(await arrivalErrors(2)).toEqual([]);
  expect(mockArrival).toHaveBeenCalledWith(expect.objectContaining({ projectId: "abc123" }), 2, 3);
});

test("documents that are missing, or cannot be counted, are a problem", async () => {
  mockArrival.mockRejectedValue(new Error("Sanity has a fault of its own."));
  const { open, arrivalErrors } = await buildWith(project);
  await open();
  expect(await arrivalErrors(2)).toEqual(["Sanity has a fault of its own."]);
});

test("documents that disappear later, during a preview, were deleted", async () => {
  const { open, arrivalErrors } = await buildWith(project);
  await open();
  await arrivalErrors(3);
  expect(await arrivalErrors(1)).toEqual([]);
  expect(mockArrival).toHaveBeenCalledTimes(1);
});

test("the embedded dataset is served, and nothing is counted", async () => {
  const { open, arrivalErrors, panic } = await buildWith({ SANITY_DATASET: "production" });
  await open();
  expect(mockServe).toHaveBeenCalledTimes(1);
  expect(mockServe).toHaveBeenCalledWith(
    expect.objectContaining({
      dataset: "production",
      folder: expect.stringContaining("src/sanity/datasets/production") as string,
    }),
  );
  expect(mockCheck).not.toHaveBeenCalled();
  expect(await arrivalErrors(0)).toEqual([]);
  expect(panic).not.toHaveBeenCalled();
});

test("an error of the project check stops the build", async () => {
  mockCheck.mockRejectedValueOnce(new Error("SANITY_TOKEN is refused."));
  const { open, panic } = await buildWith(project);
  await open();
  expect(panic).toHaveBeenCalledWith("SANITY_TOKEN is refused.");
});

test("a build reads the project through the validating proxy", async () => {
  const { open } = await buildWith({ ...project, NODE_ENV: "production" });
  await open();
  const own = { projectId: "abc123", apiHost: "https://api.sanity.io", timeoutMs: 15_000 };
  expect(mockCheck).toHaveBeenCalledWith(expect.objectContaining(own));
  expect(mockProxy.mock.calls[0]![0].project).toMatchObject(own);
});

test("a development server connects to the project directly", async () => {
  const { open } = await buildWith({ ...project, NODE_ENV: "development" });
  await open();
  expect(mockCheck).toHaveBeenCalledTimes(1);
  expect(mockProxy).not.toHaveBeenCalled();
});

test("an error of the proxy stops the build", async () => {
  const { open, panic } = await buildWith({ ...project, NODE_ENV: "production" });
  await open();
  mockProxy.mock.calls[0]![0].onError("The export broke off.");
  expect(panic).toHaveBeenCalledWith("The export broke off.");
});

test("the check's warnings are reported", async () => {
  mockCheck.mockImplementationOnce((options) => {
    (options as { warn: (message: string) => void }).warn("Newer API.");
    return Promise.resolve(1);
  });
  const { open, warn } = await buildWith(project);
  await open();
  expect(warn).toHaveBeenCalledWith("Newer API.");
});
