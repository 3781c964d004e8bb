import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { site } from "../../config/site";
import { bundledSite } from "../../config/site-facts";
import { byLocale } from "../../i18n/locales";
import { isLivePreview, projectDirectory, settings, studioUrl } from "../build-settings";
import { source } from "../content/current-source";
import {
  blogPageScript,
  deferredScripts,
  previewAddressScript,
  scriptFallback,
} from "./inline-scripts";
import { removeStaleBundles } from "./stale-bundles";
import { reduceBundleSize } from "../internals/bundle-size";
import { compileByEsbuild } from "../internals/esbuild-modules";
import { replacedModules } from "../internals/replaced-modules";
import { formatTime } from "../format-time";
import { token } from "../tokens";

/** Browsers and the HTML renderer get the settings' facts as constants, and no settings. */
const { replaced, replacement, define: siteConstant } = bundledSite(site);

/** Excludes the modules that only a preview uses. */
const withoutPreview = {
  [join(projectDirectory, "src/features/preview/preview-root.tsx")]: false,
} as const;

/** Packages that Gatsby brings for its `<Script>`, which the site does not use: 1.6 KB. `gatsby develop` calls them. */
const withoutScriptComponent = {
  "gatsby-script$": false,
  "@builder.io/partytown/integration$": false,
} as const;

/** When this preview was built, by language; empty for a live preview. */
const previewTimes =
  settings.preview && !isLivePreview ? byLocale((locale) => formatTime(new Date(), locale)) : {};

/** Returns `process.env` as the site's code sees it, in browsers and in the HTML renderer. */
async function environment(stage: CreateWebpackConfigArgs["stage"]) {
  return {
    // Separate, so that without a number the code that shows it is dropped from the bundle.
    SITE_PHONE: settings.company.SITE_PHONE ?? "",
    SITE_PREVIEW: String(settings.preview),
    ...(settings.preview && {
      STUDIO_URL: studioUrl ?? "",
      CONTENT_SOURCE: JSON.stringify({ projectId: source.projectId, dataset: source.dataset }),
    }),
    ...(isLivePreview && { PREVIEW_ADDRESS_SCRIPT: previewAddressScript }),
    PREVIEW_TIMES: JSON.stringify(previewTimes),
    BLOG_PAGE_SCRIPT: blogPageScript,
    ...(stage.endsWith("-html") && {
      SCRIPT_FALLBACK: scriptFallback,
      THEME_COLOR: token("white"),
    }),
    ...(stage === "build-html" && {
      DEFERRED_SCRIPTS: await deferredScripts(join(projectDirectory, "public")),
    }),
  };
}

/** The order of the cascade layers. Every sheet begins with it, as any of them may be the first that a page loads. */
const [layerOrder = ""] =
  /@layer .+;/.exec(readFileSync(join(projectDirectory, "src/styles/layers.css"), "utf8")) ?? [];

export async function configureWebpack(args: CreateWebpackConfigArgs): Promise<void> {
  const { actions, plugins, stage } = args;
  const isProduction = stage === "build-javascript" || stage === "build-html";
  const define = plugins.define as (values: Record<string, string>) => unknown;
  const banner = plugins.banner as (options: object) => unknown;
  const replaceModule = plugins.normalModuleReplacement as (from: RegExp, to: string) => unknown;
  const variables = Object.entries<string>(await environment(stage)).map(
    ([name, value]) => [`process.env.${name}`, JSON.stringify(value)] as const,
  );
  actions.setWebpackConfig({
    // Source maps would publish the source code.
    ...(stage === "build-javascript" && { devtool: false }),
    resolve: {
      alias: {
        ...replacedModules(projectDirectory),
        ...(!settings.preview && withoutPreview),
        ...(stage === "build-javascript" && withoutScriptComponent),
      },
    },
    plugins: [
      banner({ banner: layerOrder, raw: true, test: /\.css$/ }),
      replaceModule(replaced, join(projectDirectory, replacement)),
      define({ ...siteConstant, ...Object.fromEntries(variables) }),
    ],
  });
  if (!isProduction) return;
  compileByEsbuild(args);
  reduceBundleSize(args);
  removeStaleBundles(args);
}
