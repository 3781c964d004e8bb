import { join } from "node:path";
import { parseSettings } from "../../../../src/config/settings/schema";
import { contentSource } from "../../../../src/gatsby/content/content-source";

const sourceWith = (env: Record<string, string>, directory = "/site") =>
  contentSource(parseSettings(env), directory);

const project = { SANITY_PROJECT_ID: "abc123", SANITY_TOKEN: "sk" };

test("a Sanity project is read from Sanity's own host, or from that of the settings", () => {
  const SANITY_API_HOST = "https://api.example.com";
  expect(sourceWith({ ...project, SANITY_API_HOST }).apiHost).toBe(SANITY_API_HOST);
  const own = { projectId: "abc123", apiHost: "https://api.sanity.io" };
  const common = { dataset: "production", token: "sk" };
  expect(sourceWith(project)).toMatchObject({ ...own, ...common });
  // A build reads it through a proxy on loopback.
  const source = contentSource(parseSettings(project), "/site", true);
  const apiHost = `http://0.0.1:${source.port}`;
  expect(source).toMatchObject({ ...common, projectId: "127", apiHost, project: own });
});

test("without a project, the embedded dataset of that name is read on loopback", () => {
  const source = sourceWith({ SANITY_DATASET: "other" });
  const { port, folder } = source;
  expect(folder).toBe(join("/site", "src/sanity/datasets/other"));
  // The plugin's client connects to `<projectId>.<apiHost>`.
  const host = source.apiHost.replace("//", `//${source.projectId}.`);
  expect(host).toBe(`http://127.0.0.1:${port}`);
  expect(sourceWith({ SANITY_API_HOST: "http://127.0.0.1:4321" })).toMatchObject({
    port: 4321,
    apiHost: "http://0.0.1:4321",
  });
  // It needs no proxy.
  expect(contentSource(parseSettings({}), "/site", true)).toEqual(sourceWith({}));
});

test("each checkout has its own stable port", () => {
  const port = (directory: string) => sourceWith({}, directory).port;
  expect(port("/home/a/site")).toBe(port("/home/a/site"));
  expect(port("/home/a/site")).not.toBe(port("/home/b/site"));
  for (const directory of ["/", "/site", "/home/å"]) {
    expect(port(directory)).toBeGreaterThanOrEqual(20_000);
    expect(port(directory)).toBeLessThan(30_000);
  }
});

test("a preview of the embedded dataset has a default token", () => {
  expect(sourceWith({ SITE_PREVIEW: "true" }).token).toMatch(/^\S+$/);
  expect(sourceWith({ SITE_PREVIEW: "true", SANITY_TOKEN: "sk" }).token).toBe("sk");
  expect(sourceWith({}).token).toBeUndefined();
});
