import type { ParentSpanPluginArgs } from "gatsby";

const mockCheck = jest.fn<Promise<number>, [object]>();
const mockServe = jest.fn<Promise<void>, [object]>();
jest.mock("../../../../src/sanity/client/check-project", () => ({
  checkProject: (options: object) => mockCheck(options),
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
async function openWith(env: Record<string, string>) {
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
  await openContentSource({ reporter: { panic, warn } } as unknown as ParentSpanPluginArgs);
  return { panic, warn };
}

const project = { SANITY_PROJECT_ID: "abc123" };

beforeEach(() => {
  mockCheck.mockResolvedValue(3);
  mockServe.mockResolvedValue();
  mockProxy.mockResolvedValue();
});

test("the embedded dataset is served", async () => {
  const { panic } = await openWith({ SANITY_DATASET: "production" });
  expect(mockServe.mock.calls).toEqual([
    [
      expect.objectContaining({
        dataset: "production",
        folder: expect.stringContaining("src/sanity/datasets/production") as string,
      }),
    ],
  ]);
  expect(mockCheck).not.toHaveBeenCalled();
  expect(panic).not.toHaveBeenCalled();
});

test("an error of the project check stops the build; its warnings are reported", async () => {
  mockCheck.mockImplementationOnce((options) => {
    (options as { warn: (message: string) => void }).warn("Newer API.");
    return Promise.reject(new Error("SANITY_TOKEN is refused."));
  });
  const { panic, warn } = await openWith(project);
  expect(panic).toHaveBeenCalledWith("SANITY_TOKEN is refused.");
  expect(warn).toHaveBeenCalledWith("Newer API.");
});

test("a build reads the project through the validating proxy, whose error stops it", async () => {
  const { panic } = await openWith({ ...project, NODE_ENV: "production" });
  const own = { projectId: "abc123", apiHost: "https://api.sanity.io", timeoutMs: 15_000 };
  expect(mockCheck).toHaveBeenCalledWith(expect.objectContaining(own));
  const [options] = mockProxy.mock.calls[0]!;
  expect(options).toMatchObject({ project: own, documents: 3 });
  options.onError("The export broke off.");
  expect(panic).toHaveBeenCalledWith("The export broke off.");
});

test("a development server connects to the project directly", async () => {
  await openWith({ ...project, NODE_ENV: "development" });
  expect(mockCheck).toHaveBeenCalledTimes(1);
  expect(mockProxy).not.toHaveBeenCalled();
});
