import { loopbackOrigin } from "../../../src/sanity/loopback-project";
import { readSettings, type StudioEnvironment } from "../../../studio/settings";

test("only the project is required", () => {
  expect(readSettings({ projectId: "ab12cd34", dataset: "", apiHost: "" })).toEqual({
    projectId: "ab12cd34",
    dataset: "production",
  });
});

test.each<[StudioEnvironment, RegExp]>([
  [{}, /^SANITY_STUDIO_PROJECT_ID is not set\. .*studio\/\.env/],
  [{ projectId: "a1", apiHost: "sanity.io" }, /^SANITY_STUDIO_API_HOST is "sanity\.io"/],
  [
    { projectId: "a1", previewUrl: "https://preview.example/en" },
    /^SANITY_STUDIO_PREVIEW_URL is "https:\/\/preview\.example\/en"\. Allowed: an origin/,
  ],
])("%j is rejected with the setting's name", (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

test.each([
  ["127", "http://0.0.1:9310", "http://127.0.0.1:9310"],
  ["127", undefined, undefined],
  ["ab12cd34", "http://0.0.1:9310", undefined],
  ["127", "https://api.sanity.io", undefined],
])("the API of project %s at %s is the local content server %s", (projectId, apiHost, origin) => {
  const settings = readSettings({ projectId, apiHost });
  expect(settings).toMatchObject({ projectId, ...(apiHost && { apiHost }) });
  expect(loopbackOrigin(settings)).toBe(origin);
});
