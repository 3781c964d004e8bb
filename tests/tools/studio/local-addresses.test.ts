import { localAddresses } from "../../../studio/local-addresses";

const moved = {
  PORT: "8001",
  SANITY_API_HOST: "http://127.0.0.1:8002",
  SANITY_STUDIO_URL: "http://localhost:8003",
  SANITY_DATASET: "other",
};
const anyPort = expect.any(Number) as number;

test.each([
  ["by default", {}, "production", [anyPort, 8000, 3333]],
  ["where settings move it", moved, "other", [8002, 8001, 8003]],
])("everything has its place %s", (_when, env, dataset, [contentPort, previewPort, studioPort]) => {
  expect(localAddresses(env, "/project")).toEqual({
    dataset,
    folder: `/project/src/sanity/datasets/${dataset}`,
    schemaFile: "/project/src/sanity/schema.graphql",
    contentPort,
    previewPort,
    previewUrl: `http://localhost:${previewPort}`,
    studioPort,
    studioUrl: `http://localhost:${studioPort}`,
  });
});

test.each([
  ["SANITY_PROJECT_ID", "abc123"],
  ["SANITY_STUDIO_URL", "https://studio.example.com"],
  ["SANITY_STUDIO_URL", "http://localhost"],
  ["PORT", "eighty"],
])("%s=%s is refused by name", (name, value) => {
  expect(() => localAddresses({ [name]: value }, "/project")).toThrow(name);
});
