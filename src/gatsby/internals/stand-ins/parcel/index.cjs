/**
 * Stands in for Parcel: `overrides` in package.json install it as `@parcel/core`, `@parcel/cache` and
 * `gatsby-parcel-config`. Gatsby uses Parcel only to compile `gatsby-config.ts` and `gatsby-node.ts`. esbuild
 * does that within a tenth of a second, where Parcel takes seconds and is a quarter of what Gatsby installs.
 *
 * Not TypeScript, as Gatsby loads it before anything is compiled.
 */
const { existsSync } = require("node:fs");
const { createRequire } = require("node:module");
const { basename, dirname, join } = require("node:path");
const { build } = require("esbuild");

const names = ["gatsby-config.ts", "gatsby-node.ts"];

class Parcel {
  /** @param {{ entries: string[], targets: { root: { distDir: string } } }} options */
  constructor({ entries, targets }) {
    // The first entry is a pattern in the site's folder.
    this.siteFolder = dirname(entries[0]);
    this.outputFolder = targets.root.distDir;
  }

  /** @throws Error with `diagnostics`, which Gatsby reports. */
  async run() {
    const entryPoints = names
      .map((name) => join(this.siteFolder, name))
      .filter((path) => existsSync(path));
    await compile(entryPoints, this.outputFolder);
    const bundles = entryPoints.map((entry) => ({
      filePath: join(this.outputFolder, `${basename(entry, ".ts")}.js`),
      getMainEntry: () => ({ filePath: entry }),
    }));
    return { bundleGraph: { getBundles: () => bundles } };
  }
}

/** Compiles each file with its imports, packages aside, into one file. */
async function compile(entryPoints, outdir) {
  try {
    await build({
      entryPoints,
      outdir,
      bundle: true,
      packages: "external",
      platform: "node",
      format: "cjs",
      target: "node20",
      logLevel: "silent",
    });
  } catch (error) {
    throw Object.assign(error, { diagnostics: error.errors.map(diagnostic) });
  }
}

function diagnostic({ text, location }) {
  const filePath = location
    ? `${location.file}:${location.line}:${location.column + 1}`
    : undefined;
  const codeHighlights = [{ message: location?.lineText.trim() }];
  return { message: text, origin: "esbuild", codeFrames: [{ filePath, codeHighlights }] };
}

/** Gatsby creates one and hands it to Parcel. There is nothing to keep. */
class LMDBCache {}

/**
 * Gatsby compiles in a worker, as Parcel crashes at times. esbuild has a process of its own, so a worker that
 * loads Gatsby's reporter for it would only take time: 0.8 s.
 */
const workers = createRequire(require.resolve("gatsby/package.json"))("gatsby-worker");
const { WorkerPool } = workers;
workers.WorkerPool = function (file, options) {
  const isCompiler = basename(file) === "compile-gatsby-files.js";
  return isCompiler ? { single: require(file), end: () => [] } : new WorkerPool(file, options);
};

module.exports = { Parcel, LMDBCache };
