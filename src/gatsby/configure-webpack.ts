import type { CreateWebpackConfigArgs } from "gatsby";
import { settings } from "./build-settings";
import { stylesVersion } from "./styles-version";

/** Hands the browser bundle the validated site facts that `src/config/site.ts` reads. */
export function configureWebpack({ actions, plugins, stage }: CreateWebpackConfigArgs): void {
  const define = plugins.define as (values: Record<string, string>) => unknown;
  actions.setWebpackConfig({
    // The sources stay where they are: no source maps beside the published scripts.
    ...(stage === "build-javascript" && { devtool: false }),
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
