import type { CreateWebpackConfigArgs } from "gatsby";
import { settings } from "./build-settings";
import { stylesVersion } from "./styles-version";

/**
 * What the translation plugin imports for features that no page uses: finding out the browser's
 * language, a warning for developers, the `Trans` component. Empty in the visitor's bundle.
 */
const unusedByPages = {
  "browser-lang$": false,
  outdent$: false,
  "html-parse-stringify$": false,
} as const;

/** Hands the browser bundle the validated site facts that `src/config/site.ts` reads. */
export function configureWebpack({ actions, plugins, stage }: CreateWebpackConfigArgs): void {
  const define = plugins.define as (values: Record<string, string>) => unknown;
  actions.setWebpackConfig({
    ...(stage === "build-javascript" && {
      // The sources stay where they are: no source maps beside the published scripts.
      devtool: false,
      resolve: { alias: unusedByPages },
    }),
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
