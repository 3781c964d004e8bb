import { createRequire } from "node:module";
import { stylesOrderPlugin } from "../../../../src/gatsby/internals/styles-order";
import { temporaryFolder } from "../../../setup/temporary-folder";

// Gatsby's own dependencies, which have no types here.
const gatsby = createRequire(require.resolve("gatsby/package.json"));
const webpack = gatsby("webpack") as (config: object, done: Done) => void;
const MiniCssExtractPlugin = gatsby("mini-css-extract-plugin") as {
  new (): object;
  readonly loader: string;
};

type Stats = { toJson(): object };
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

const folder = temporaryFolder();
beforeEach(() => folder.write(files));

test("pages that import styles in different orders share one order, without a warning", async () => {
  const config = {
    mode: "development",
    devtool: false,
    context: folder.at(),
    entry: "./app.js",
    output: { path: folder.at("out") },
    module: {
      rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, gatsby.resolve("css-loader")] }],
    },
    optimization: {
      splitChunks: {
        cacheGroups: { styles: { name: "styles", type: "css/mini-extract", enforce: true } },
      },
    },
    plugins: [new MiniCssExtractPlugin(), stylesOrderPlugin],
  };
  const stats = await new Promise<Stats>((resolve, reject) => {
    webpack(config, (error, result) => (error ? reject(error) : resolve(result)));
  });
  expect(stats.toJson()).toMatchObject({ errors: [], warnings: [] });
  const { "styles.css": css } = folder.read("out");
  expect(css?.match(/\.[abc](?= \{)/g)).toEqual([".b", ".a", ".c"]);
});
