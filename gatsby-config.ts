import type { GatsbyConfig } from "gatsby";
import { settings } from "./src/gatsby/build-settings";
import { plugins } from "./src/gatsby/plugins";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.siteUrl, title: settings.productName },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./src/gatsby/**/*.ts"],
  },
  plugins,
};

export default config;
