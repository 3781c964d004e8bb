import type { GatsbyConfig } from "gatsby";
import { isLivePreview, settings } from "./src/gatsby/build-settings";
import { allowStudio } from "./src/gatsby/preview/allow-studio";
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
  ...(isLivePreview && { developMiddleware: allowStudio }),
};

export default config;
