import { join } from "node:path";
import type { Compiler } from "webpack";
import { projectDirectory } from "../build-settings";

/** What the site's modules are compiled by: packages, their versions and the configuration. */
const origins = ["package.json", "package-lock.json", "src/gatsby/"];

/**
 * Lets webpack trust its cache while these stay the same.
 *
 * Why: webpack reads the code of all its loaders instead, in each build from nothing (decision 15).
 */
export const trustedCache = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap("TrustedCache", ({ compilation: { buildDependencies } }) => {
      buildDependencies.clear();
      for (const name of origins) buildDependencies.add(join(projectDirectory, name));
    });
  },
};
