import type { CreateWebpackConfigArgs } from "gatsby";
import type RealTerserPlugin from "terser-webpack-plugin";
import { reduceBundleSize } from "../../../../src/gatsby/internals/bundle-size";

const minifyCss = () => "minifier of styles";

function run(stage: string, config: object) {
  const replaceWebpackConfig = jest.fn();
  reduceBundleSize({
    stage,
    actions: { replaceWebpackConfig },
    getConfig: () => config,
    plugins: { minifyCss },
  } as unknown as CreateWebpackConfigArgs);
  expect(replaceWebpackConfig).toHaveBeenCalledWith(config);
}

type Test = (module: object, graph: object) => boolean;

function scripts() {
  return {
    plugins: [],
    optimization: {
      minimizer: ["Gatsby's minifier of scripts", minifyCss()] as unknown[],
      splitChunks: { cacheGroups: { styles: { name: "styles", test: (() => true) as Test } } },
    },
  };
}

/** As a bundle's runtime: many variables, and the hashes of other scripts. */
const runtimeWith = (hash: string) => `
  (() => {
    const files = { a: "${hash}" };
    function load(name, done) { const file = files[name]; fetch(file).then((answer) => done(answer, file)); }
    function retry(name, times, done) { for (let each = 0; each < times; each += 1) load(name, done); }
    window.load = load;
    window.retry = retry;
  })();`;

test("the runtime's variables have the same names, whatever hashes it contains", async () => {
  const config = scripts();
  run("build-javascript", config);
  type Minify = typeof RealTerserPlugin.terserMinify;
  const { minimizer } = config.optimization;
  expect([minimizer.length, minimizer.at(-1)]).toEqual([3, minifyCss()]);
  const [, runtime] = minimizer as {
    options: { minimizer: { implementation: Minify; options: object } };
  }[];
  const { implementation, options } = runtime!.options.minimizer;
  const minified = async (hash: string) => {
    const { code = "" } = await implementation({ "a.js": runtimeWith(hash) }, undefined, options);
    return code.replace(hash, "");
  };
  const [plain, ...others] = await Promise.all(
    ["0", "z".repeat(40), "qw".repeat(40)].map(minified),
  );
  expect(plain).toContain("const a=");
  for (const other of others) expect(other).toBe(plain);
});

test.each([
  ["the styles of every page", "css/mini-extract", "/x/src/features/a/a.css", true, true],
  ["a component's styles", "css/mini-extract", "/x/src/components/ui/a.module.css", false, true],
  ["a feature's styles", "css/mini-extract", "/x/src/features/a/a.module.css", false, false],
  ["a component's script", "javascript/auto", "/x/src/components/ui/a.tsx", true, false],
])("the shared stylesheet: %s", (_, type, file, isInitial, isShared) => {
  const config = scripts();
  run("build-javascript", config);
  const { test: isInShared, name } = config.optimization.splitChunks.cacheGroups.styles;
  const chunkGraph = { getModuleChunks: () => [{ canBeInitial: () => isInitial }] };
  expect(name).toBe("styles");
  expect(isInShared({ type, nameForCondition: () => file }, { chunkGraph })).toBe(isShared);
});

test("throws if Gatsby no longer has the setting", () => {
  const config = { optimization: { splitChunks: { cacheGroups: {} } } };
  expect(() => run("build-javascript", config)).toThrow('No cache group "styles"');
});
