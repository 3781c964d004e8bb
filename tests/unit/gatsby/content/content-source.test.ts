import { join } from "node:path";
import { parseSettings } from "../../../../src/config/settings";
import { contentSource } from "../../../../src/gatsby/content/content-source";

const sourceWith = (env: Record<string, string>, directory = "/site") =>
  contentSource(parseSettings(env), directory);

test("a Sanity project is read from Sanity's own host, or from that of the settings", () => {
  const own = { SANITY_PROJECT_ID: "abc123", SANITY_API_HOST: "https://api.example.com" };
  expect(sourceWith(own).apiHost).toBe(own.SANITY_API_HOST);
  expect(sourceWith({ SANITY_PROJECT_ID: "abc123", SANITY_TOKEN: "sk" })).toMatchObject({
    projectId: "abc123",
    dataset: "production",
    token: "sk",
    apiHost: "https://api.sanity.io",
  });
});

test("a build reads the project through a proxy on loopback", () => {
  const env = { SANITY_PROJECT_ID: "abc123", SANITY_TOKEN: "sk" };
  const source = contentSource(parseSettings(env), "/site", true);
  const { port, project } = source;
  expect(project).toEqual({ projectId: "abc123", apiHost: "https://api.sanity.io" });
  expect(source).toMatchObject({
    projectId: "127",
    apiHost: `http://0.0.1:${port}`,
    dataset: "production",
    token: "sk",
  });
});

test("the embedded dataset needs no proxy", () => {
  expect(contentSource(parseSettings({}), "/site", true)).toEqual(sourceWith({}));
});

test("without a project, the embedded dataset of that name is read on loopback", () => {
  const source = sourceWith({ SANITY_DATASET: "other" });
  const { port, folder } = source;
  expect(folder).toBe(join("/site", "src/sanity/datasets/other"));
  // The plugin's client connects to `<projectId>.<apiHost>`.
  const host = source.apiHost.replace("//", `//${source.projectId}.`);
  expect(host).toBe(`http://127.0.0.1:${port}`);
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

test("a port in the settings takes precedence", () => {
  const source = sourceWith({ SANITY_API_HOST: "http://127.0.0.1:4321" });
  expect(source.port).toBe(4321);
  expect(source.apiHost).toBe("http://0.0.1:4321");
});

test("a preview of the embedded dataset has a default token", () => {
  expect(sourceWith({ SITE_PREVIEW: "true" }).token).toMatch(/^\S+$/);
  expect(sourceWith({ SITE_PREVIEW: "true", SANITY_TOKEN: "sk" }).token).toBe("sk");
  expect(sourceWith({}).token).toBeUndefined();
});
