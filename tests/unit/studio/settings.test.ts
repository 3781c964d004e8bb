import { localServerOrigin, readSettings, type StudioEnvironment } from "../../../studio/settings";

const nothing: StudioEnvironment = {
  projectId: undefined,
  dataset: undefined,
  apiHost: undefined,
  previewUrl: undefined,
};

test("only the project is required", () => {
  expect(readSettings({ ...nothing, projectId: " ab12cd34 ", apiHost: "" })).toEqual({
    projectId: "ab12cd34",
    dataset: "production",
  });
});

test("returns every setting", () => {
  const settings = {
    projectId: "ab12cd34",
    dataset: "staging-2",
    apiHost: "http://0.0.1:9310",
    previewUrl: "https://preview.example",
  };
  expect(readSettings(settings)).toEqual(settings);
});

test.each<[Partial<StudioEnvironment>, RegExp]>([
  [{}, /^SANITY_STUDIO_PROJECT_ID is not set\. .*studio\/\.env/],
  [{ projectId: " " }, /^SANITY_STUDIO_PROJECT_ID is not set/],
  [{ projectId: "My project" }, /^SANITY_STUDIO_PROJECT_ID is "My project"\. Allowed: small/],
  [{ projectId: "a1", dataset: "På svenska" }, /^SANITY_STUDIO_DATASET is "På svenska"/],
  [{ projectId: "a1", apiHost: "sanity.io" }, /^SANITY_STUDIO_API_HOST is "sanity\.io"/],
  [
    { projectId: "a1", previewUrl: "https://preview.example/en" },
    /^SANITY_STUDIO_PREVIEW_URL is "https:\/\/preview\.example\/en"\. Allowed: an origin/,
  ],
])("%j is rejected with the setting's name", (environment, message) => {
  expect(() => readSettings({ ...nothing, ...environment })).toThrow(message);
});

test.each([
  ["127", "http://0.0.1:9310", "http://127.0.0.1:9310"],
  ["127", undefined, undefined],
  ["ab12cd34", "http://0.0.1:9310", undefined],
  ["127", "https://api.sanity.io", undefined],
])("the API of project %s at %s is the local content server %s", (projectId, apiHost, origin) => {
  const settings = readSettings({ ...nothing, projectId, apiHost });
  expect(localServerOrigin(settings)).toBe(origin);
});
