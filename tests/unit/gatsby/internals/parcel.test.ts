/** Gatsby compiles its own files by what is installed in place of Parcel. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installedPackage } from "../../../setup/packages/contract";

type Bundle = { readonly filePath: string; readonly mainEntryPath: string };
type Compiler = {
  runParcel(siteRoot: string): Promise<readonly Bundle[]>;
};
const load = createRequire(join(installedPackage("gatsby").folder, "package.json"));
const compiler = load.resolve("./dist/utils/parcel/compile-gatsby-files");
const { runParcel } = load(compiler) as Compiler;

let site: string;
beforeEach(() => (site = mkdtempSync(join(tmpdir(), "parcel-"))));
afterEach(() => {
  rmSync(site, { recursive: true });
});
const write = (file: string, text: string) => writeFileSync(join(site, file), text);

test("compiles Gatsby's files with what they import, packages aside, to where Gatsby looks", async () => {
  write("title.ts", "export const title: string = 'A';");
  write("gatsby-config.ts", "import { title } from './title'; export default { title };");
  write(
    "gatsby-node.ts",
    "import { join } from 'node:path'; export const onPreInit = () => join('a', 'b');",
  );
  const bundles = await runParcel(site);
  expect(bundles).toEqual(
    ["gatsby-config", "gatsby-node"].map((name) => ({
      filePath: join(site, ".cache/compiled", `${name}.js`),
      mainEntryPath: join(site, `${name}.ts`),
    })),
  );
  const [config, node] = bundles.map(({ filePath }) => load(filePath) as object);
  expect(config).toMatchObject({ __esModule: true, default: { title: "A" } });
  expect((node as { onPreInit(): string }).onPreInit()).toBe(join("a", "b"));
});

test("has nothing to compile where there is no TypeScript", async () => {
  expect(await runParcel(site)).toEqual([]);
});

test("names the place of a fault in the way that Gatsby reports", async () => {
  write("gatsby-node.ts", "\nexport const = 1;");
  const message = 'Expected identifier but found "="';
  const codeHighlights = [{ message: "export const = 1;" }];
  await expect(runParcel(site)).rejects.toMatchObject({
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
