import type { CreateWebpackConfigArgs } from "gatsby";
import { compileByEsbuild } from "../../../../src/gatsby/internals/esbuild-modules";
import { temporaryFolder } from "../../../setup/temporary-folder";

const folder = temporaryFolder();

type Rule = { use: unknown };

const configOf =
  (rules: Rule[]): CreateWebpackConfigArgs["getConfig"] =>
  () => ({ module: { rules } });

/** Returns what compiles a module with a text. */
function compilerOf(text: string, resourceQuery = "", issuer = "/site/src/a.tsx"): string {
  const rule = { use: () => ["babel"] as unknown };
  compileByEsbuild({ getConfig: configOf([{ use: [] }, rule]) });
  folder.write({ "module.tsx": text });
  const realResource = folder.at("module.tsx");
  const loaders = rule.use as unknown as (module: object) => unknown;
  return /babel|esbuild-loader/.exec(
    JSON.stringify(loaders({ realResource, resourceQuery, issuer })),
  )![0];
}

const template = "export default () => null;";
const virtual = "/site/.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js";

test.each<[string, string, ...Parameters<typeof compilerOf>]>([
  ["a component", "esbuild-loader", "export const A = () => <p />;"],
  ["a query", "babel", "export const query = graphql`{ site { id } }`;"],
  ["a package's propTypes", "babel", "A.propTypes = {};"],
  ["a part of a template", "babel", template, "?export=default"],
  ["a template", "babel", template, "", virtual],
])("%s is compiled by %s", (_what, expected, ...module) => {
  expect(compilerOf(...module)).toBe(expected);
});

test("a configuration that is not Gatsby's is refused", () => {
  expect(() => {
    compileByEsbuild({ getConfig: configOf([{ use: [] }]) });
  }).toThrow("No loader function in Gatsby's webpack rules");
});
