import { studioSettings } from "../../../../src/cli/studio/studio-settings";

test("everything has its place by default", () => {
  expect(studioSettings({}, "/project")).toEqual({
    dataset: "production",
    folder: "/project/src/sanity/datasets/production",
    schemaFile: "/project/src/sanity/schema.graphql",
    contentPort: expect.any(Number) as number,
    previewPort: 8000,
    previewUrl: "http://localhost:8000",
    studioPort: 3333,
    studioUrl: "http://localhost:3333",
  });
});

test("each port has a setting that moves it", () => {
  const env = {
    PORT: "8001",
    SANITY_API_HOST: "http://127.0.0.1:8002",
    SANITY_STUDIO_URL: "http://localhost:8003",
    SANITY_DATASET: "other",
  };
  expect(studioSettings(env, "/project")).toEqual({
    dataset: "other",
    folder: "/project/src/sanity/datasets/other",
    schemaFile: "/project/src/sanity/schema.graphql",
    contentPort: 8002,
    previewPort: 8001,
    previewUrl: "http://localhost:8001",
    studioPort: 8003,
    studioUrl: "http://localhost:8003",
  });
});

test.each([
  ["SANITY_PROJECT_ID", "abc123"],
  ["SANITY_STUDIO_URL", "https://studio.example.com"],
  ["SANITY_STUDIO_URL", "http://localhost"],
  ["PORT", "eighty"],
])("%s=%s is refused by name", (name, value) => {
  expect(() => studioSettings({ [name]: value }, "/project")).toThrow(name);
});
