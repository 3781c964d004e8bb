import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { companyDestinations } from "../../config/settings/lead-settings";
import { isLoopback } from "../../config/settings/rules";
import { leadTarget, type Settings } from "../../config/settings/schema";
import { site } from "../../config/site";
import { bundledSite } from "../../config/site-facts";
import { maintenanceSchedule, workerConfig } from "../../config/worker-config";
import { receiverPath } from "../../config/receiver-path";
import type { PublishedSite } from "../../leads/host-receiver";
import { isPublished } from "../build-settings";
import { hashSource } from "./hash-source";
import { securityHeaders, type StaticHost } from "./headers-file";

/** Netlify deploys the functions that a build leaves here, beside the published site. */
const netlifyFunctions = ".netlify/v1/functions";

/** Wrangler deploys what the configuration says that a build leaves here, beside the published site. */
const wranglerFolder = ".wrangler/deploy";

/** Without the id, a deployment fails, and names what is missing. */
const missingDatabase = "LEADS_DATABASE_ID-is-not-set";

/** Netlify's functions by name, each with what it runs and the configuration that it exports. */
const netlify = {
  leads: { runs: "answer", config: { path: `${receiverPath}/*` } },
  "leads-maintenance": { runs: "maintain", config: { schedule: maintenanceSchedule } },
} as const;

const bundled = { bundle: true, minify: true } as const;

/**
 * Bundles the receiver of leads for the host that is built for, or removes it where none is wanted. For Cloudflare, it
 * writes how to deploy the site as a Worker, with or without a receiver.
 *
 * @throws Error when the site has not published a font that the receiver's page uses.
 */
export async function bundleReceiver(
  settings: Settings,
  project: string,
  host: StaticHost,
): Promise<void> {
  const publicDirectory = join(project, "public");
  const worker = join(publicDirectory, "_worker.js");
  const routes = join(publicDirectory, "_routes.json");
  const ignored = join(publicDirectory, ".assetsignore");
  const functions = join(project, netlifyFunctions);
  const deployment = join(project, wranglerFolder);
  for (const path of [worker, routes, ignored, functions, deployment]) {
    rmSync(path, { recursive: true, force: true });
  }
  const hasReceiver = leadTarget(settings) === "receiver";
  if (host === "cloudflare") writeDeployment(settings, deployment, hasReceiver);
  if (!hasReceiver) return;

  const sources = join(project, "src/leads");
  const { outputFiles } = await build({
    ...bundled,
    entryPoints: [join(sources, "answer-page.css")],
    write: false,
    plugins: [publishedFonts(publicDirectory)],
  });
  const styles = outputFiles.map(({ text }) => text.trim()).join("");
  const headers = securityHeaders(settings);
  const published: PublishedSite = {
    answerPage: { styles, styleSource: hashSource(styles), headers },
    keepMonths: settings.keepMonths,
    destinations: companyDestinations(settings.leads),
    isPublished,
  };
  const values = JSON.stringify(published);
  const bundle = (entry: string, outfile: string, options: BuildOptions) =>
    build({
      ...bundled,
      ...options,
      stdin: { contents: entry, resolveDir: sources, sourcefile: "entry.js" },
      outfile,
      charset: "utf8",
      format: "esm",
      target: "es2022",
      legalComments: "none",
      plugins: [bundledFacts(project)],
    });
  if (host === "cloudflare") {
    const entry = `import { cloudflareWorker } from "./cloudflare";
      export default cloudflareWorker(${values});`;
    await bundle(entry, worker, { platform: "browser" });
    // On Pages, the function answers these paths only: all others stay static files.
    const onlyReceiver = { version: 1, include: [`${receiverPath}/*`], exclude: [] };
    writeFileSync(routes, JSON.stringify(onlyReceiver));
    // A Worker does not publish them. Without the file, its deployment fails.
    writeFileSync(ignored, `${basename(worker)}\n${basename(routes)}\n`);
    return;
  }
  for (const [name, { runs, config }] of Object.entries(netlify)) {
    const entry = `import { netlifyFunctions } from "./netlify";
      export default netlifyFunctions(${values}).${runs};`;
    // As it is: Netlify reads it without running the code.
    const footer = { js: `export const config = ${JSON.stringify(config)};` };
    await bundle(entry, join(functions, `${name}.mjs`), { platform: "node", footer });
  }
}

/** Writes wrangler's redirected configuration, which any `wrangler deploy` in the folder above takes. */
function writeDeployment(settings: Settings, folder: string, hasReceiver: boolean): void {
  const directory = "../../public";
  const worker = workerConfig({
    name: `${settings.productSegment}-website${settings.preview ? "-preview" : ""}`,
    directory,
    ...(hasReceiver && { main: `${directory}/_worker.js` }),
    databaseId: settings.leadsDatabaseId ?? missingDatabase,
  });
  // Each deployment sets both anew, whatever was switched off in Cloudflare's dashboard. An address of each version
  // would show old drafts for as long as the Worker exists, to whoever knows it.
  const config = { ...worker, workers_dev: isOnWorkersDev(settings), preview_urls: false };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "wrangler.json"), JSON.stringify(config, null, 2));
  writeFileSync(join(folder, "config.json"), JSON.stringify({ configPath: "wrangler.json" }));
}

/** Returns whether the site is at Cloudflare's own address: a site with a domain is not there as well. */
function isOnWorkersDev({ siteUrl }: Pick<Settings, "siteUrl">): boolean {
  return isLoopback(siteUrl) || new URL(siteUrl).hostname.endsWith(".workers.dev");
}

/** Gives whatever imports `config/site` the site's facts as a constant: where the receiver runs, no settings are read. */
function bundledFacts(project: string): Plugin {
  const { replaced, replacement, define } = bundledSite(site);
  const path = join(project, replacement);
  return {
    name: "bundled-facts",
    setup(build) {
      build.initialOptions.define = define;
      build.onResolve({ filter: replaced }, () => ({ path }));
    },
  };
}

/** Refers to the fonts that the site has published, so that browsers use their cached copies. */
function publishedFonts(publicDirectory: string): Plugin {
  return {
    name: "published-fonts",
    setup(build) {
      build.onResolve({ filter: /\.woff2$/ }, ({ path }) => {
        const start = `${basename(path, ".woff2")}-`;
        const names = readdirSync(join(publicDirectory, "static"));
        const name = names.find((each) => each.startsWith(start));
        if (!name) throw new Error(`The built site has no font ${start}*.woff2 in static.`);
        return { path: `/static/${name}`, external: true };
      });
    },
  };
}

/** Returns where the forms of a build send leads, in one line. */
export function leadTargetLine(settings: Settings, host: StaticHost): string {
  const target = leadTarget(settings);
  if (target === "own-api") return `Leads go to ${settings.apiOrigin}.`;
  if (target === "receiver") {
    const weaker = ", in Blobs: its flood limit is approximate, and a lead may be delivered twice";
    return `Leads go to the site's own receiver${host === "netlify" ? weaker : ""} (docs/leads.md).`;
  }
  return "Leads go nowhere: this is a preview.";
}
