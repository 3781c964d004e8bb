import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { projectDirectory, settings } from "./build-settings";
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
 * Puts a module of the site's in place of Gatsby's own, which keeps its scroll places in the browser's
 * session storage before anybody has been asked.
 */
function scrollPlaces(): Record<string, string> {
  const own = join(projectDirectory, "src/components/layout/scroll-places.ts");
  return { [resolve("gatsby-react-router-scroll/session-storage")]: own };
}

/** Hands the browser bundle the validated site facts that `src/config/site.ts` reads. */
export function configureWebpack({ actions, plugins, stage }: CreateWebpackConfigArgs): void {
  const define = plugins.define as (values: Record<string, string>) => unknown;
  actions.setWebpackConfig({
    // The sources stay where they are: no source maps beside the published scripts.
    ...(stage === "build-javascript" && { devtool: false }),
    resolve: {
      alias: { ...scrollPlaces(), ...(stage === "build-javascript" && leanTranslations) },
    },
    plugins: [
      define({
        "process.env.SITE_URL": JSON.stringify(settings.siteUrl),
        "process.env.SITE_PRODUCT_NAME": JSON.stringify(settings.productName),
        "process.env.SITE_PRODUCT_SEGMENT": JSON.stringify(settings.productSegment),
        ...(stage === "build-html" && {
          "process.env.STYLES_VERSION": JSON.stringify(stylesVersion("src")),
        }),
      }),
    ],
  });
}
