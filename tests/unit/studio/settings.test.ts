import { readSettings, type StudioEnvironment } from "../../../studio/settings";

const nothing: StudioEnvironment = { projectId: undefined, dataset: undefined, apiHost: undefined };

test("only the project is required", () => {
  expect(readSettings({ ...nothing, projectId: " ab12cd34 ", apiHost: "" })).toEqual({
    projectId: "ab12cd34",
    dataset: "production",
  });
});

test("returns every setting", () => {
  const settings = { projectId: "ab12cd34", dataset: "staging-2", apiHost: "http://0.0.1:9310" };
  expect(readSettings(settings)).toEqual(settings);
});

test.each<[Partial<StudioEnvironment>, RegExp]>([
  [{}, /^SANITY_STUDIO_PROJECT_ID is not set\. .*studio\/\.env/],
  [{ projectId: " " }, /^SANITY_STUDIO_PROJECT_ID is not set/],
  [{ projectId: "My project" }, /^SANITY_STUDIO_PROJECT_ID is "My project"\. Allowed: small/],
  [{ projectId: "a1", dataset: "På svenska" }, /^SANITY_STUDIO_DATASET is "På svenska"/],
  [{ projectId: "a1", apiHost: "sanity.io" }, /^SANITY_STUDIO_API_HOST is "sanity\.io"/],
])("%j is rejected with the setting's name", (environment, message) => {
  expect(() => readSettings({ ...nothing, ...environment })).toThrow(message);
});
