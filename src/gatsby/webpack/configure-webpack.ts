import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { factVariables } from "../../config/site-facts";
import { byLocale } from "../../i18n/locales";
import { isLivePreview, projectDirectory, settings } from "../build-settings";
import { blogPageScript, deferredScripts, scriptFallback } from "../inline-scripts/inline-scripts";
import { reduceBundleSize } from "../internals/bundle-size";
import { replacedModules } from "../internals/replaced-modules";
import { stylesOrderPlugin } from "../internals/styles-order";
import { chunkHashPlugin, trustCachePlugin } from "../internals/webpack-cache";
import { timeOfBuild } from "../preview/build-time";
import { stylesHash } from "./styles-hash";

/** Leaves out what only a preview shows. */
const withoutPreview = {
  [join(projectDirectory, "src/features/preview/preview-root.tsx")]: false,
} as const;

/** When this preview was built, by language; nothing for a live preview. */
const previewTimes =
  settings.preview && !isLivePreview ? byLocale((locale) => timeOfBuild(new Date(), locale)) : {};

/** What `process.env` holds in the site's code, which runs in browsers and in the HTML renderer. */
async function environment(stage: CreateWebpackConfigArgs["stage"]) {
  return {
    ...factVariables(settings),
    // By itself, so that a site without one goes without the code that shows it.
    SITE_PHONE: settings.company.SITE_PHONE ?? "",
    SITE_PREVIEW: String(settings.preview),
    PREVIEW_TIMES: JSON.stringify(previewTimes),
    BLOG_PAGE_SCRIPT: blogPageScript,
    ...(stage.endsWith("-html") && { SCRIPT_FALLBACK: scriptFallback }),
    ...(stage === "build-html" && {
      STYLES_HASH: stylesHash("src"),
      DEFERRED_SCRIPTS: await deferredScripts(join(projectDirectory, "public")),
    }),
  };
}

export async function configureWebpack(args: CreateWebpackConfigArgs): Promise<void> {
  const { actions, plugins, stage } = args;
  const isProduction = stage === "build-javascript" || stage === "build-html";
  const define = plugins.define as (values: Record<string, string>) => unknown;
  const variables = Object.entries<string>(await environment(stage)).map(
    ([name, value]) => [`process.env.${name}`, JSON.stringify(value)] as const,
  );
  actions.setWebpackConfig({
    // The sources are not published: no source maps beside the scripts.
    ...(stage === "build-javascript" && { devtool: false }),
    resolve: {
      alias: { ...replacedModules(projectDirectory), ...(!settings.preview && withoutPreview) },
    },
    plugins: [
      ...(isProduction ? [chunkHashPlugin, trustCachePlugin, stylesOrderPlugin] : []),
      define(Object.fromEntries(variables)),
    ],
  });
  if (isProduction) reduceBundleSize(args);
}
