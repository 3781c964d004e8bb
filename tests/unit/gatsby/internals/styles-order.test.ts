import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stylesOrderPlugin } from "../../../../src/gatsby/internals/styles-order";

// Gatsby's own dependencies, which have no types here.
const gatsby = createRequire(require.resolve("gatsby/package.json"));
const webpack = gatsby("webpack") as (config: object, done: Done) => void;
const MiniCssExtractPlugin = gatsby("mini-css-extract-plugin") as {
  new (): object;
  readonly loader: string;
};

type Stats = { toJson(): { errors: object[]; warnings: { message: string }[] } };
type Done = (error: Error | null, stats: Stats) => void;

const files = {
  "app.js": `import("./first"); import("./second"); import("./third");`,
  "first.js": `import "./b.css"; import "./a.css";`,
  "second.js": `import "./a.css"; import "./b.css";`,
  "third.js": `import "./c";`,
  "c.js": `import "./b.css"; import "./c.css";`,
  "a.css": ".a { color: red }",
  "b.css": ".b { color: red }",
  "c.css": ".c { color: red }",
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "styles-order-"));
  mkdirSync(join(folder, "out"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Builds three pages that share a stylesheet. @returns the warnings and the classes in their order. */
async function build(...plugins: object[]) {
  const config = {
    mode: "development",
    devtool: false,
    context: folder,
    entry: "./app.js",
    output: { path: join(folder, "out") },
    module: {
      rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, gatsby.resolve("css-loader")] }],
    },
    optimization: {
      splitChunks: {
        cacheGroups: { styles: { name: "styles", type: "css/mini-extract", enforce: true } },
      },
    },
    plugins: [new MiniCssExtractPlugin(), ...plugins],
  };
  const stats = await new Promise<Stats>((resolve, reject) => {
    webpack(config, (error, result) => (error ? reject(error) : resolve(result)));
  });
  const { errors, warnings } = stats.toJson();
  expect(errors).toEqual([]);
  const css = readFileSync(join(folder, "out/styles.css"), "utf8");
  return { warnings: warnings.length, classes: css.match(/\.[abc](?= \{)/g) };
}

test("pages that import styles in different orders share one order, without a warning", async () => {
  expect(await build(stylesOrderPlugin)).toEqual({ warnings: 0, classes: [".b", ".a", ".c"] });
});

test("without the plugin, webpack warns of conflicting orders", async () => {
  expect((await build()).warnings).toBe(1);
});
