import type { ParentSpanPluginArgs } from "gatsby";

const mockCheck = jest.fn<Promise<void>, [object]>();
jest.mock("../../../../src/sanity/client/check-project", () => ({
  checkProject: (options: object) => mockCheck(options),
}));

type ProxyOptions = { readonly project: object; readonly onError: (message: string) => void };
const mockProxy = jest.fn<Promise<void>, [ProxyOptions]>();
jest.mock("../../../../src/sanity/client/validating-proxy", () => ({
  startValidatingProxy: (options: ProxyOptions) => mockProxy(options),
}));

/** Loads the module as a new build of a Sanity project does. */
async function openWith(env: { readonly NODE_ENV?: string }) {
  jest.resetModules();
  const project = { SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: "", SANITY_DATASET: "" };
  jest.replaceProperty(process, "env", { ...process.env, ...project, ...env });
  const { openContentSource } = await import("../../../../src/gatsby/content/open-content-source");
  const panic = jest.fn<undefined, [string]>();
  const warn = jest.fn();
  await openContentSource({ reporter: { panic, warn } } as unknown as ParentSpanPluginArgs);
  return { panic, warn };
}

beforeEach(() => {
  mockCheck.mockResolvedValue();
  mockProxy.mockResolvedValue();
});

test("an error of the project check stops the build; its warnings are reported", async () => {
  mockCheck.mockImplementationOnce((options) => {
    (options as { warn: (message: string) => void }).warn("Newer API.");
    return Promise.reject(new Error("SANITY_TOKEN is refused."));
  });
  const { panic, warn } = await openWith({});
  expect(panic).toHaveBeenCalledWith("SANITY_TOKEN is refused.");
  expect(warn).toHaveBeenCalledWith("Newer API.");
});

test("a build reads the project through the validating proxy, whose error stops it", async () => {
  const { panic } = await openWith({ NODE_ENV: "production" });
  const own = { projectId: "abc123", apiHost: "https://api.sanity.io", timeoutMs: 15_000 };
  expect(mockCheck).toHaveBeenCalledWith(expect.objectContaining(own));
  const [options] = mockProxy.mock.calls[0]!;
  expect(options).toMatchObject({ project: own });
  options.onError("The export broke off.");
  expect(panic).toHaveBeenCalledWith("The export broke off.");
});

test("a development server connects to the project directly", async () => {
  await openWith({ NODE_ENV: "development" });
  expect(mockCheck).toHaveBeenCalledTimes(1);
  expect(mockProxy).not.toHaveBeenCalled();
});
