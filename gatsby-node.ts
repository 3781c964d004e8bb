import type { GatsbyNode } from "gatsby";
import { configureWebpack } from "./src/gatsby/configure-webpack";
import { createSitePages } from "./src/gatsby/create-pages";
import { createSchema } from "./src/gatsby/create-schema";
import { downloadAsset } from "./src/gatsby/download-asset";
import { localizeNode } from "./src/gatsby/localize-node";
import { openContentSource } from "./src/gatsby/open-content-source";
import { finishOutput, reopenOutput } from "./src/gatsby/post-build/finish-output";

export const onPreInit: GatsbyNode["onPreInit"] = openContentSource;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;

export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  await downloadAsset(args);
  localizeNode(args);
};

export const createPages: GatsbyNode["createPages"] = createSitePages;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = configureWebpack;

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = reopenOutput;

export const onPostBuild: GatsbyNode["onPostBuild"] = finishOutput;
