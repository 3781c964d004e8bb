/** What starts in Node reads the settings before anything that needs the site's facts. */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";

const project = resolve(__dirname, "../../..");

const entryPoints = [
  ...readdirSync(join(project, "src/cli")).map((name) => `src/cli/${name}`),
  ...readdirSync(join(project, "tests/bench"))
    .filter((name) => name.startsWith("run-"))
    .map((name) => `tests/bench/${name}`),
  "tests/engines/take-pictures.ts",
  "tests/faults/run-faults.ts",
  "docs/icons/render.ts",
  "docs/white-paper/render.ts",
].filter((path) => path.endsWith(".ts"));

/** Returns the modules of an entry point in the order in which they run. */
function modulesOf(entryPoint: string): string[] {
  const { outputFiles } = buildSync({
    absWorkingDir: project,
    entryPoints: [entryPoint],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    logLevel: "silent",
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join("");
  return [...text.matchAll(/^\/\/ (\S+\.ts)$/gm)].map(([, path = ""]) => path);
}

test.each(entryPoints)("%s", (entryPoint) => {
  const modules = modulesOf(entryPoint);
  expect(modules).toContain(entryPoint);
  const facts = modules.indexOf("src/config/site.ts");
  const settings = modules.indexOf("src/config/environment.ts");
  expect(facts === -1 || (settings !== -1 && settings < facts)).toBe(true);
});
