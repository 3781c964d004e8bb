/**
 * Stands in for Parcel: package.json installs it as `@parcel/core`, which Gatsby asks for. Gatsby uses Parcel only to
 * compile `gatsby-config.ts` and `gatsby-node.ts`. esbuild does that within a tenth of a second, where Parcel takes
 * 4 s and brings 184 MB.
 *
 * Not TypeScript, as Gatsby loads it before anything is compiled.
 */
const { existsSync } = require("node:fs");
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

/** Parcel's cache, which Gatsby creates and hands over, calls it when it is loaded. */
const registerSerializableClass = () => undefined;

module.exports = { Parcel, registerSerializableClass };
