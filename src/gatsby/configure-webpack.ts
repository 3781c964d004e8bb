import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { byLocale } from "../i18n/locales";
import { isLivePreview, projectDirectory, settings } from "./build-settings";
import { timeOfBuild } from "./preview-time";
import { stylesVersion } from "./styles-version";

const { resolve } = createRequire(join(projectDirectory, "package.json"));

/**
 * What the translation plugin imports for features that no page uses (finding out the browser's
 * language, a warning for developers, all but two parts of `react-i18next`) stays out of the
 * visitor's bundle.
 */
const leanTranslations = {
  "browser-lang$": false,
  outdent$: false,
  "react-i18next$": join(projectDirectory, "src/i18n/react-i18next-parts.mjs"),
  // The package gives no name to its single modules.
  "react-i18next-modules": join(dirname(resolve("react-i18next/package.json")), "dist/es"),
} as const;

/**
 * Modules of the site's in place of Gatsby's own: one keeps its scroll places in the browser's session
 * storage before anybody has been asked, the other announces every page in English.
 */
function ownModules(): Record<string, string> {
  const layout = join(projectDirectory, "src/components/layout");
  return {
    [resolve("gatsby-react-router-scroll/session-storage")]: join(layout, "scroll-places.ts"),
    [join(projectDirectory, ".cache/route-announcer-props.js")]: join(
      layout,
      "route-announcer-props.ts",
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
export function configureWebpack({ actions, plugins, stage }: CreateWebpackConfigArgs): void {
  const define = plugins.define as (values: Record<string, string>) => unknown;
  actions.setWebpackConfig({
    // The sources stay where they are: no source maps beside the published scripts.
    ...(stage === "build-javascript" && { devtool: false }),
    resolve: {
      alias: {
        ...ownModules(),
        ...(!settings.preview && withoutPreview()),
        ...(stage === "build-javascript" && leanTranslations),
      },
    },
    plugins: [
      define({
        "process.env.SITE_URL": JSON.stringify(settings.siteUrl),
        "process.env.SITE_PRODUCT_NAME": JSON.stringify(settings.productName),
        "process.env.SITE_PRODUCT_SEGMENT": JSON.stringify(settings.productSegment),
        "process.env.SITE_PREVIEW": JSON.stringify(String(settings.preview)),
        "process.env.PREVIEW_TIMES": JSON.stringify(JSON.stringify(previewTimes)),
        ...(stage === "build-html" && {
          "process.env.STYLES_VERSION": JSON.stringify(stylesVersion("src")),
        }),
      }),
    ],
  });
}
