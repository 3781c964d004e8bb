import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { requestTarget, type Settings } from "../../config/settings";
import { site } from "../../config/site";
import { receiverPath } from "../../config/receiver-path";
import { securityHeaders } from "../../gatsby/output/headers-file";
import type { AnswerPageSettings } from "../../leads/answer-page/answer-page";

/** Netlify deploys the functions that a build leaves here, in the project. */
const netlifyFunctions = ".netlify/v1/functions";

/** Netlify's functions by name, each with the configuration that it exports. */
const netlify = {
  leads: { entry: "netlify", config: { path: `${receiverPath}/*` } },
  "leads-maintenance": { entry: "netlify-maintenance", config: { schedule: "@hourly" } },
} as const;

type Target = {
  readonly project: string;
  /** Folder that is published, with the built site in it. */
  readonly publicDirectory: string;
  readonly host: "cloudflare" | "netlify";
};

/**
 * Bundles the receiver of requests for the host that is built for, or removes it where none is wanted.
 *
 * @throws Error when the site has not published a font that the receiver's page uses.
 */
export async function bundleReceiver(settings: Settings, target: Target): Promise<void> {
  const { project, publicDirectory, host } = target;
  const worker = join(publicDirectory, "_worker.js");
  const routes = join(publicDirectory, "_routes.json");
  const functions = join(project, netlifyFunctions);
  for (const path of [worker, routes, functions]) rmSync(path, { recursive: true, force: true });
  if (requestTarget(settings) !== "receiver") return;

  const styles = await compiledStyles(project, publicDirectory);
  const stylesHash = createHash("sha256").update(styles).digest("base64");
  const page = { styles, stylesHash, headers: securityHeaders(settings) };
  const bundle = (entry: string, options: BuildOptions) => bundled(project, entry, page, options);
  if (host === "cloudflare") {
    write(worker, await bundle("cloudflare", { platform: "browser" }));
    // The function answers these paths only: all others stay static files.
    write(routes, JSON.stringify({ version: 1, include: [`${receiverPath}/*`], exclude: [] }));
    return;
  }
  for (const [name, { entry, config }] of Object.entries(netlify)) {
    const footer = { js: `export const config = ${JSON.stringify(config)};` };
    const code = await bundle(entry, { platform: "node", footer });
    write(join(functions, `${name}.mjs`), code);
  }
}

async function bundled(
  project: string,
  entry: string,
  page: AnswerPageSettings,
  options: BuildOptions,
): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [join(project, "src/leads", `${entry}.ts`)],
    bundle: true,
    minify: true,
    charset: "utf8",
    format: "esm",
    target: "es2022",
    legalComments: "none",
    define: {
      ANSWER_PAGE: JSON.stringify(page),
      SITE_FACTS: JSON.stringify(site),
    },
    plugins: [bundledFacts(project)],
    write: false,
  });
  return outputFiles.map(({ text }) => text).join("");
}

async function compiledStyles(project: string, publicDirectory: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(project, "src/leads/answer-page/answer-page.css")],
    bundle: true,
    minify: true,
    plugins: [publishedFonts(publicDirectory)],
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** Gives the receiver the site's facts as a constant, and no settings. */
function bundledFacts(project: string): Plugin {
  const path = join(project, "src/config/bundled/site.ts");
  return {
    name: "bundled-facts",
    setup: (build) => build.onResolve({ filter: /\/config\/site$/ }, () => ({ path })),
  };
}

/** Refers to fonts where the site has published them, as their cached copies are then used. */
function publishedFonts(publicDirectory: string): Plugin {
  return {
    name: "published-fonts",
    setup(build) {
      build.onResolve({ filter: /\.woff2$/ }, ({ path }) => {
        const start = `${basename(path, ".woff2")}-`;
        const name = readdirSync(join(publicDirectory, "static")).find((each) =>
          each.startsWith(start),
        );
        if (!name) throw new Error(`The built site has no font ${start}*.woff2 in static.`);
        return { path: `/static/${name}`, external: true };
      });
    },
  };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

/** Returns where the forms of a build send leads, in one line. */
export function requestTargetLine(settings: Settings): string {
  const target = requestTarget(settings);
  if (target === "own-api") return `Requests go to ${settings.apiOrigin}.`;
  if (target === "receiver") return "Requests go to the site's own receiver (docs/leads.md).";
  if (settings.preview) return "Requests go nowhere: this is a preview.";
  return (
    "Warning: requests go nowhere. Set GATSBY_API_ORIGIN, or SITE_RECEIVER=true on a host that runs " +
    "functions; until then, visitors are asked to write to the mailbox."
  );
}
