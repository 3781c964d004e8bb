import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { PluginOptions, PreprocessSourceArgs } from "gatsby";
import { skipFilesWithoutQueries } from "../../../../src/gatsby/internals/query-search";
import { contract } from "../../../setup/packages/contract";

const options: PluginOptions = { plugins: [] };
const preprocess = (contents: string) =>
  skipFilesWithoutQueries({ contents } as PreprocessSourceArgs, options, () => undefined);

test.each([
  ["a query", "import { graphql } from 'gatsby';\nexport const query = graphql`{ a }`;"],
  ["a query in a variable", "const { graphql } = require('gatsby');\nconst a = graphql`{ a }`;"],
  ["a query by another name", "import { graphql as g } from 'gatsby';\nexport const a = g`{ a }`;"],
  ["a static query", "const a = useStaticQuery(\n  graphql\n  `{ a }`);"],
  ["a page's head", "export const Head = () => null;"],
  ["a head from elsewhere", "export { Head } from './head';"],
  ["a head by another name", "const A = () => null;\nexport { A as Head };"],
  ["a page's configuration", "export async function config() {}"],
  ["a page's server", "exports.getServerData = () => ({});"],
  ["a slice", "<Slice alias='a' />"],
])("leaves %s to Gatsby", (_what, contents) => {
  expect(preprocess(contents)).toBeUndefined();
});

test.each([
  ["the path of an import", "import { a } from '../config/site';\nexport { b } from \"./Head\";"],
  ["a longer word", "export const Header = <Heading />;\nexport const configure = a.slice(1);"],
  ["a module without exports", "import '../config/load-env';\nconst config = {};"],
])("%s is nothing to search", (_what, contents) => {
  expect(preprocess(contents)).toBe("export {};");
});

test("the site's queries and pages are left to Gatsby", () => {
  const src = resolve(__dirname, "../../../../src");
  const files = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => ({ file, contents: readFileSync(join(src, file), "utf8") }));
  const isRelevant = (file: string, contents: string) =>
    /^(templates|pages)\/.*\.tsx$/.test(file) || /graphql`/.test(contents);
  const relevant = files.filter(({ file, contents }) => isRelevant(file, contents));
  expect(relevant.length).toBeGreaterThan(20);
  expect(relevant.filter(({ contents }) => preprocess(contents) !== undefined)).toEqual([]);
  const skipped = files.filter(({ contents }) => preprocess(contents) !== undefined);
  expect(skipped.length).toBeGreaterThan(files.length / 2);
});

const parser = "dist/query/file-parser.js";
const reliedOnBy = "src/gatsby/internals/query-search.ts";

test.each([
  [
    "parses what preprocessSource returns in place of a file",
    /const transpiled = await apiRunnerNode\(`preprocessSource`, \{\s*filename: \w+,\s*contents: fileStr,[\s\S]*?babelParseToAst\)\(item,/,
  ],
  [
    "looks for nothing but templates, three exports and slices",
    /cache\[hash\] = \{\s*astDefinitions: await findGraphQLTags\([^}]*\}\),\s*serverData: findApiExport\(ast, `getServerData`\),\s*config: findApiExport\(ast, `config`\),\s*Head: findApiExport\(ast, `Head`\),\s*pageSlices: \(0, _findSlices\.collectSlices\)\(ast, file\)\s*\}/,
  ],
])("gatsby %s", (_what, pattern) => contract("gatsby", parser, pattern, reliedOnBy));

test("gatsby knows a query by a tag named graphql, or imported by that name", () =>
  contract(
    "gatsby",
    "../babel-plugin-remove-graphql-queries/index.js",
    /function getGraphQLTag\(path, tagName = `graphql`\)[\s\S]*if \(!isGlobal && !isGraphqlTag\(tag, tagName\)\) return \{\};/,
    reliedOnBy,
  ));
