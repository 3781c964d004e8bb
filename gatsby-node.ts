import type { GatsbyNode } from "gatsby";
import { checkSiteFacts } from "./src/gatsby/check-site-facts";
import { configureWebpack } from "./src/gatsby/configure-webpack";
import { createSitePages } from "./src/gatsby/create-pages";
import { createSiteResolvers } from "./src/gatsby/create-resolvers";
import { createSchema } from "./src/gatsby/create-schema";
import { localizeDocument, releaseDuePosts } from "./src/gatsby/localize-documents";
import { openContentSource } from "./src/gatsby/open-content-source";
import { quickenSearch } from "./src/gatsby/quick-search";
import { steadyPreview } from "./src/gatsby/steady-preview";
import { forgetLastBuild } from "./src/gatsby/forget-last-build";
import { finishOutput, reopenOutput } from "./src/gatsby/post-build/finish-output";

export const onPreInit: GatsbyNode["onPreInit"] = async (args) => {
  quickenSearch();
  steadyPreview();
  checkSiteFacts(args);
  await openContentSource(args);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = async (args) => {
  createSchema(args);
  await forgetLastBuild(args);
};

export const createResolvers: GatsbyNode["createResolvers"] = createSiteResolvers;

export const onCreateNode: GatsbyNode["onCreateNode"] = localizeDocument;

// After the content plugin's own.
export const sourceNodes: GatsbyNode["sourceNodes"] = releaseDuePosts;

export const createPages: GatsbyNode["createPages"] = createSitePages;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = configureWebpack;

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = reopenOutput;

export const onPostBuild: GatsbyNode["onPostBuild"] = finishOutput;
