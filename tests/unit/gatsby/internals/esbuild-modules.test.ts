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

test.each([
  ["a component", "export const A = () => <p />;", "", "/site/src/b.tsx", "esbuild-loader"],
  ["a query", "export const query = graphql`{ site { id } }`;", "", "/site/src/b.tsx", "babel"],
  ["a package's propTypes", "A.propTypes = {};", "", "/site/src/b.tsx", "babel"],
  [
    "a part of a template",
    "export default () => null;",
    "?export=default",
    "/site/src/b.tsx",
    "babel",
  ],
  [
    "a template",
    "export default () => null;",
    "",
    "/site/.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js",
    "babel",
  ],
])("%s is compiled by the right compiler", (_what, text, query, issuer, expected) => {
  expect(compilerOf(text, query, issuer)).toBe(expected);
});

test("a configuration that is not Gatsby's is refused", () => {
  expect(() => {
    compileByEsbuild({ getConfig: configOf([{ use: [] }]) });
  }).toThrow("Gatsby compiles its modules anew.");
});
