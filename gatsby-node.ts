import type { GatsbyNode } from "gatsby";
import { validateSiteFacts } from "./src/gatsby/content/validate-site-facts";
import { configureWebpack } from "./src/gatsby/webpack/configure-webpack";
import { createSitePages } from "./src/gatsby/pages/create-pages";
import { createSiteResolvers } from "./src/gatsby/schema/resolvers";
import { createSchema } from "./src/gatsby/schema/type-definitions";
import { localizeDocument, publishDuePosts } from "./src/gatsby/content/localize-documents";
import { openContentSource } from "./src/gatsby/content/open-content-source";
import { surviveDeletedDrafts } from "./src/gatsby/internals/deleted-drafts";
import { refetchPreviewContent } from "./src/gatsby/internals/source-cache";
import { finishOutput, reopenOutput } from "./src/gatsby/output/finish-output";

export const onPreInit: GatsbyNode["onPreInit"] = async (args) => {
  surviveDeletedDrafts();
  validateSiteFacts(args);
  await openContentSource(args);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = async (args) => {
  createSchema(args);
  await refetchPreviewContent(args);
};

export const createResolvers: GatsbyNode["createResolvers"] = createSiteResolvers;

export const onCreateNode: GatsbyNode["onCreateNode"] = localizeDocument;

// After the content plugin's own.
export const sourceNodes: GatsbyNode["sourceNodes"] = publishDuePosts;

export const createPages: GatsbyNode["createPages"] = createSitePages;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = configureWebpack;

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = reopenOutput;

export const onPostBuild: GatsbyNode["onPostBuild"] = finishOutput;
