import webpack from "webpack";
import { assetHashPlugin } from "../../../../src/gatsby/internals/compilation-hash";
import { temporaryFolder } from "../../../setup/temporary-folder";

const folder = temporaryFolder();
beforeEach(() => folder.write({ "index.js": "console.log(1)" }));

/** Adds a child compilation, like the loader of stylesheets that are not cached. */
const withChild: webpack.WebpackPluginInstance = {
  apply({ hooks }) {
    hooks.make.tapAsync("WithChild", (compilation, done) => {
      compilation.createChildCompiler("child").runAsChild((error) => done(error ?? undefined));
    });
  },
};

async function compile(...plugins: webpack.WebpackPluginInstance[]): Promise<webpack.Stats> {
  const compiler = webpack({
    mode: "production",
    context: folder.at(),
    entry: "./index.js",
    output: { path: folder.at("dist") },
    cache: { type: "filesystem", cacheLocation: folder.at("cache") },
    plugins,
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error()))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  return stats;
}

test("the hash does not depend on whether stylesheets were compiled, too", async () => {
  const plain = await compile(assetHashPlugin);
  const beside = await compile(assetHashPlugin, withChild);
  expect(beside.compilation.children).toHaveLength(1);
  expect(beside.hash).toBe(plain.hash);
});

test("the hash changes with the code", async () => {
  const before = await compile(assetHashPlugin);
  folder.write({ "index.js": "console.log(2)" });
  expect((await compile(assetHashPlugin)).hash).not.toBe(before.hash);
});
