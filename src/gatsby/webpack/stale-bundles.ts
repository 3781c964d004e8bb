import type { CreateWebpackConfigArgs } from "gatsby";

/** Scripts and styles that webpack has named by their content. */
const bundle = /[-.][\da-f]{20}\.(?:css|js)(?:\.LICENSE\.txt)?$/;

/** What webpack's `output.clean` leaves alone: all but the scripts and styles of earlier builds. */
export const isKept = (file: string): boolean => !bundle.test(file);

/** Has webpack remove the scripts and styles of earlier builds. `setWebpackConfig` would leave `output` out. */
export function removeStaleBundles({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = (getConfig as () => { readonly output: object })();
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, clean: { keep: isKept } },
  });
}
