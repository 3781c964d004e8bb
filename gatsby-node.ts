import type { GatsbyNode } from "gatsby";
import {
  isBuild,
  isLivePreview,
  projectDirectory,
  settings,
  studioUrl,
  validateSettings,
} from "./src/gatsby/build-settings";
import { downloadAssets } from "./src/gatsby/content/download-assets";
import { localizeDocuments } from "./src/gatsby/content/localize-documents";
import { openContentSource } from "./src/gatsby/content/open-content-source";
import { livePosts } from "./src/gatsby/content/post-loss";
import { postNodes } from "./src/gatsby/content/post-nodes";
import { storedDocuments } from "./src/gatsby/content/stored-documents";
import { validateContent } from "./src/gatsby/content/validate-content";
import { validateSiteFacts } from "./src/gatsby/content/validate-site-facts";
import { surviveDeletedDrafts } from "./src/gatsby/internals/content-plugin";
import { restrictPreviewAccess } from "./src/gatsby/internals/preview-access";
import { finishOutput, restoreOutput } from "./src/gatsby/output/finish-output";
import { renderOgImages } from "./src/gatsby/metadata/og-images";
import { discardDoubtfulBuild, markBuildFinished } from "./src/gatsby/output/previous-build";
import { createSitePages } from "./src/gatsby/pages/create-pages";
import { withPreviewContext } from "./src/gatsby/preview/preview-context";
import { createSiteResolvers } from "./src/gatsby/schema/resolvers";
import { createSchema } from "./src/gatsby/schema/type-definitions";
import { configureWebpack } from "./src/gatsby/webpack/configure-webpack";
import type { Redirect } from "./src/sanity/documents/resolve-redirects";
import type { ContentServer } from "./src/sanity/embedded/embedded-server";

// Passed from one hook to a later one.
let fingerprint = "";
let contentServer: ContentServer | undefined;
let redirects: readonly Redirect[] = [];
let ogImageErrors: Promise<readonly string[]> = Promise.resolve([]);

export const onPreInit: GatsbyNode["onPreInit"] = async (args) => {
  validateSettings(args);
  // First: where the Studio, a preview or a build runs in this folder, its port is taken, and its output stays.
  contentServer = await openContentSource(args);
  fingerprint = discardDoubtfulBuild(projectDirectory, settings, args.reporter);
  if (settings.preview) surviveDeletedDrafts(projectDirectory);
  if (isLivePreview) restrictPreviewAccess(studioUrl);
  validateSiteFacts(args);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;

export const createResolvers: GatsbyNode["createResolvers"] = createSiteResolvers;

export const createPages: GatsbyNode["createPages"] = async (args) => {
  const stored = storedDocuments(args);
  const content = await localizeDocuments(stored, args);
  redirects = content.redirects.redirects;
  const downloads = await downloadAssets(args);
  const live =
    isBuild && !settings.preview ? await livePosts(settings.siteUrl, args.reporter) : undefined;
  validateContent(stored, content, downloads, live, args);
  const pageArgs = settings.preview
    ? withPreviewContext(args, content.documents, downloads.failed)
    : args;
  const ogImages = createSitePages(postNodes(args), pageArgs);
  // Not awaited: the images are rendered while the build goes on.
  ogImageErrors = renderOgImages(ogImages);
  // A build awaits them at its end, which a development server does not have.
  if (!isBuild) {
    void ogImageErrors.then((errors) => {
      for (const error of errors) args.reporter.warn(error);
    });
  }
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = configureWebpack;

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  // Gatsby's store has everything by now, so that the documents need not stay in memory as well.
  if (isBuild) contentServer?.releaseDocuments();
  await restoreOutput();
  if (!isBuild) markBuildFinished(projectDirectory, fingerprint);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await finishOutput(args, redirects, ogImageErrors);
  markBuildFinished(projectDirectory, fingerprint);
};
