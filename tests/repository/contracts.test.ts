/**
 * What the site relies on in private parts of Gatsby and its plugins, by the rows of `docs/gatsby-internals.md`. A row
 * that is not here names another test.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loopbackProject } from "../../src/sanity/loopback-project";
import { installedPackage } from "../setup/packages/installed-package";
import { textContracts } from "./text-contracts";
import packageJson from "../../package.json";

const textTests = Object.entries(textContracts).flatMap(([row, all]) =>
  all.map(([what, name, file, pattern, reliedOnBy]) => {
    const { folder, version } = installedPackage(name);
    const path = join(folder, file);
    return [row, `${name} ${version}`, what, file, reliedOnBy, path, pattern] as const;
  }),
);

test.each(textTests)("%s: %s %s in %s, and %s relies on it", (...[, , , , , path, pattern]) =>
  expect(pattern.test(readFileSync(path, "utf8"))).toBe(true),
);

type ClientConfig = { initConfig(config: object, previous: object): { readonly url: string } };

test("URL of the Sanity project: its client puts the project id in front of the host", () => {
  const { folder } = installedPackage("@sanity/client");
  const { initConfig } = jest.requireActual<ClientConfig>(join(folder, "lib/config.js"));
  const project = { ...loopbackProject(1), dataset: "d", apiVersion: "1", useCdn: false };
  // `src/sanity/loopback-project.ts` relies on it.
  expect(initConfig(project, {}).url).toBe("http://127.0.0.1:1/v1");
});

test("each row of the tables names its test", () => {
  const lines = readFileSync("docs/gatsby-internals.md", "utf8").split("\n");
  const rows = lines
    .filter((line) => line.startsWith("|") && !/^\| (Contract|-)/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" });
  const own = readFileSync(__filename, "utf8");
  const isTested = (row: string, test: string) =>
    test === "contracts"
      ? row in textContracts || own.includes(`test("${row}: `)
      : files.some((file) => file.endsWith(`/${test.replaceAll("`", "")}`));
  expect(rows.length).toBeGreaterThan(Object.keys(textContracts).length);
  expect(rows.filter(([, row = "", , , , test = ""]) => !isTested(row, test))).toEqual([]);
  // And none is left over.
  const named = rows.map(([, row]) => row);
  expect(named).toEqual(expect.arrayContaining(Object.keys(textContracts)));
});

/** Dependencies whose private parts the site relies on. Indirect ones follow from the lock file. */
const pinned = [
  "gatsby",
  "gatsby-plugin-image",
  "gatsby-plugin-react-i18next",
  "gatsby-source-sanity",
] as const;

test.each(pinned)("package.json pins %s to the exact version that is installed", (name) => {
  const version = packageJson.dependencies[name];
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(installedPackage(name).version).toBe(version);
});
