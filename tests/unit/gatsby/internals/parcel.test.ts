/** Gatsby compiles its own files by what is installed in place of Parcel. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { installedPackage } from "../../../setup/packages/contract";
import { temporaryFolder } from "../../../setup/temporary-folder";

type Bundle = { readonly filePath: string; readonly mainEntryPath: string };
type Compiler = {
  runParcel(siteRoot: string): Promise<readonly Bundle[]>;
};
const load = createRequire(join(installedPackage("gatsby").folder, "package.json"));
const compiler = load.resolve("./dist/utils/parcel/compile-gatsby-files");
const { runParcel } = load(compiler) as Compiler;

const site = temporaryFolder();

test("compiles Gatsby's files with what they import, packages aside, to where Gatsby looks", async () => {
  site.write({
    "title.ts": "export const title: string = 'A';",
    "gatsby-config.ts": "import { title } from './title'; export default { title };",
    "gatsby-node.ts":
      "import { join } from 'node:path'; export const onPreInit = () => join('a', 'b');",
  });
  const bundles = await runParcel(site.at());
  expect(bundles).toEqual(
    ["gatsby-config", "gatsby-node"].map((name) => ({
      filePath: site.at(".cache/compiled", `${name}.js`),
      mainEntryPath: site.at(`${name}.ts`),
    })),
  );
  const [config, node] = bundles.map(({ filePath }) => load(filePath) as object);
  expect(config).toMatchObject({ __esModule: true, default: { title: "A" } });
  expect((node as { onPreInit(): string }).onPreInit()).toBe(join("a", "b"));
});

test("has nothing to compile where there is no TypeScript", async () => {
  expect(await runParcel(site.at())).toEqual([]);
});

test("names the place of a fault in the way that Gatsby reports", async () => {
  site.write({ "gatsby-node.ts": "\nexport const = 1;" });
  const message = 'Expected identifier but found "="';
  const codeHighlights = [{ message: "export const = 1;" }];
  await expect(runParcel(site.at())).rejects.toMatchObject({
    diagnostics: [
      {
        message,
        codeFrames: [
          { filePath: expect.stringMatching(/gatsby-node\.ts:2:14$/) as string, codeHighlights },
        ],
      },
    ],
  });
});
