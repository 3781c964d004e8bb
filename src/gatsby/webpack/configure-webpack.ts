import { createRequire } from "node:module";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { companySettings } from "../../config/company-rules";
import { byLocale } from "../../i18n/locales";
import { isLivePreview, projectDirectory, settings } from "../build-settings";
import { reduceBundleSize } from "../internals/bundle-size";
import { timeOfBuild } from "../preview/build-time";
import { startScripts } from "../inline-scripts/deferred-scripts";
import { oneOrderOfStyles } from "../internals/styles-order";
import { stylesHash } from "./styles-hash";
import { hashOfChunks, trustedCache } from "../internals/webpack-cache";

const { resolve } = createRequire(join(projectDirectory, "package.json"));

/**
 * i18next and its parts for React, in as much as pages use of them: the visitor's bundle goes without
 * 17 KB of plural rules of old formats, loading of texts, and finding out the browser's language. The
 * HTML is made with the same, so that the two agree and a build has less to do.
 */
const leanTranslations = {
  "browser-lang$": false,
  outdent$: false,
  i18next$: join(projectDirectory, "src/i18n/runtime/i18next.ts"),
  "react-i18next$": join(projectDirectory, "src/i18n/runtime/react-i18next.ts"),
  // Of the plugin, pages use nothing but what it hands on.
  "gatsby-plugin-react-i18next$": join(projectDirectory, "src/i18n/runtime/react-i18next.ts"),
} as const;

/**
 * Modules of the site's in place of Gatsby's own: one keeps its scroll places in the browser's session
 * storage before anybody has been asked, the other announces every page in English.
 */
function ownModules(): Record<string, string> {
  const browser = join(projectDirectory, "src/browser");
  return {
    [resolve("gatsby-react-router-scroll/session-storage")]: join(browser, "scroll-positions.ts"),
    [join(projectDirectory, ".cache/route-announcer-props.js")]: join(
      browser,
      "gatsby-route-announcer.ts",
    ),
  };
}

/** What only a preview shows. The published site has nothing in its place. */
function withoutPreview(): Record<string, false> {
  return { [join(projectDirectory, "src/features/preview/preview-root.tsx")]: false };
}

/** When this preview was built, in each language; nothing where it goes on changing. */
const previewTimes =
  settings.preview && !isLivePreview ? byLocale((locale) => timeOfBuild(new Date(), locale)) : {};

/** Hands the browser bundle the validated site facts that `src/config/site.ts` reads. */
export async function configureWebpack(args: CreateWebpackConfigArgs): Promise<void> {
  const { actions, plugins, stage } = args;
  const isProduction = stage === "build-javascript" || stage === "build-html";
  const define = plugins.define as (values: Record<string, string>) => unknown;
  actions.setWebpackConfig({
    // The sources stay where they are: no source maps beside the published scripts.
    ...(stage === "build-javascript" && { devtool: false }),
    resolve: {
      alias: {
        ...ownModules(),
        ...(!settings.preview && withoutPreview()),
        ...(isProduction && leanTranslations),
      },
    },
    plugins: [
      ...(isProduction ? [hashOfChunks, trustedCache, oneOrderOfStyles] : []),
      define({
        "process.env.SITE_URL": JSON.stringify(settings.siteUrl),
        "process.env.SITE_PRODUCT_NAME": JSON.stringify(settings.productName),
        "process.env.SITE_PRODUCT_SEGMENT": JSON.stringify(settings.productSegment),
        ...Object.fromEntries(
          companySettings.map((key) => [
            `process.env.${key}`,
            JSON.stringify(settings.company[key] ?? ""),
          ]),
        ),
        "process.env.SITE_PREVIEW": JSON.stringify(String(settings.preview)),
        "process.env.PREVIEW_TIMES": JSON.stringify(JSON.stringify(previewTimes)),
        ...(stage === "build-html" && {
          "process.env.STYLES_VERSION": JSON.stringify(stylesHash("src")),
          "process.env.START_SCRIPTS": JSON.stringify(
            await startScripts(join(projectDirectory, "public")),
          ),
        }),
      }),
    ],
  });
  if (isProduction) reduceBundleSize(args);
}
