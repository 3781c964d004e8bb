/**
 * @jest-environment node
 *
 * A host may install without development packages: `npm ci --omit=dev && npm run build`. So everything that a
 * build imports must be a dependency. An actual install would take minutes; this reads the imports.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, resolve } from "node:path";

const project = resolve(__dirname, "../..");
const read = (file: string) => readFileSync(file, "utf8");

const { scripts, dependencies } = JSON.parse(read(join(project, "package.json"))) as Readonly<
  Record<"scripts" | "dependencies", Readonly<Record<string, string>>>
>;
const { packages } = JSON.parse(read(join(project, "package-lock.json"))) as {
  readonly packages: Readonly<Record<string, { readonly dev?: true }>>;
};

/** Returns the package that the site's code resolves to. */
const installed = (name: string) => packages[`node_modules/${name}`];
const isForDevelopment = (name: string) => installed(name)?.dev === true;

/** Matches imports except those of types; Gatsby's own code also quotes with backticks. */
const imports =
  /(?:^|;|\n)\s*(?:import|export)\s(?!type\b)(?:[^;"'`]*?\sfrom\s*)?["'`]([^"'`]+)["'`]|\b(?:import|require|resolve)\(\s*["'`]([^"'`]+)["'`]/g;

function importsOf(file: string): string[] {
  return [...read(file).matchAll(imports)].map(([, name, called]) => name ?? called ?? "");
}

/** Returns the package of an import; undefined for the site's own files and Node's modules. */
function packageOf(name: string): string | undefined {
  if (/^([./$]|src\/)/.test(name) || isBuiltin(name)) return undefined;
  return /^(?:@[\w.-]+\/)?[\w.-]+/.exec(name)?.[0];
}

function sourceFile(from: string, name: string): string | undefined {
  const path = resolve(dirname(from), name);
  return ["", ".ts", ".tsx"]
    .map((end) => path + end)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** Returns files with all their direct and indirect imports. */
function reachableFrom(files: readonly string[]): string[] {
  const reached = new Set(files);
  for (const file of reached) {
    for (const name of importsOf(file).filter((each) => each.startsWith("."))) {
      const imported = sourceFile(file, name);
      if (imported) reached.add(imported);
    }
  }
  return [...reached];
}

function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file));
}

/** The files that Gatsby runs. */
const entries = [
  ...readdirSync(project)
    .filter((name) => /^gatsby-\w+\.tsx?$/.test(name))
    .map((name) => join(project, name)),
  ...["src/pages", "src/templates"].flatMap((folder) => filesIn(join(project, folder), /\.tsx?$/)),
];

test("all imports of a build, a preview and the development server are dependencies", () => {
  const files = reachableFrom(entries);
  expect(files.length).toBeGreaterThan(entries.length * 3);
  const missing = files.flatMap((file) =>
    importsOf(file).flatMap((name) => {
      const used = packageOf(name);
      if (used === undefined || (installed(used) && !isForDevelopment(used))) return [];
      return [`${used} in ${file}`];
    }),
  );
  expect(missing).toEqual([]);
});

test("Gatsby's plugins are dependencies", () => {
  const text = read(join(project, "src/gatsby/plugins.ts"));
  const plugins = [...text.matchAll(/"(gatsby-(?:plugin|source|transformer)-[\w-]+)"/g)];
  expect(plugins.length).toBeGreaterThan(5);
  const missing = plugins.filter(([, name = ""]) => !(name in dependencies));
  expect(missing.map(([, name]) => name)).toEqual([]);
});

test("Gatsby's own code in the project imports no development package", () => {
  const files = filesIn(join(project, "node_modules/gatsby/cache-dir"), /(?<!\.test)\.js$/);
  const used = new Set(
    files.flatMap((file) => importsOf(file).flatMap((name) => packageOf(name) ?? [])),
  );
  expect([...used]).toEqual(expect.arrayContaining(["react", "node-html-parser"]));
  expect([...used].filter(isForDevelopment)).toEqual([]);
});

test.each(["build", "build:preview", "develop", "preview"])(
  "the command %s needs no development package",
  (name) => {
    const used = scripts[name]!.split(/\s+/).filter((word) => installed(word));
    expect(used).not.toEqual([]);
    expect(used.filter(isForDevelopment)).toEqual([]);
  },
);
