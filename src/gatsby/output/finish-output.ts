import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { isBuild, projectDirectory, settings } from "../build-settings";
import { publishMetadataFile } from "../pages/metadata-file";
import { finishRendering } from "./og-images/og-images";
import { flattenHtml, pageFiles, unflattenHtml } from "./flatten-html";
import { headersFile } from "./headers-file";
import { inlineCode } from "./inline-code";
import { manifestFile } from "./manifest-file";
import { redirectsFile } from "./redirects-file";
import { robotsFile } from "./robots-file";
import { securityTxt, securityTxtPath } from "./security-txt";

const publicDirectory = join(projectDirectory, "public");
const folders = { publicDirectory, staticDirectory: join(projectDirectory, "static") };

/** Gives a warm build the output of the one before as Gatsby left it. */
export async function reopenOutput(): Promise<void> {
  if (isBuild) await unflattenHtml(folders);
}

/** Makes Gatsby's output what a static CDN serves without a redirect. */
export async function finishOutput({ store, reporter }: BuildArgs): Promise<void> {
  const { pages } = (store.getState as () => { pages: Map<string, unknown> })();
  await flattenHtml(folders, [...pages.keys()]);
  await publishMetadataFile(publicDirectory, reporter);
  const faults = await finishRendering();
  if (faults.length > 0) {
    const list = faults.map((fault) => `- ${fault}`).join("\n");
    reporter.panic(`The pictures for sharing cannot be made:\n${list}`);
  }
  await writeFile(join(publicDirectory, "robots.txt"), robotsFile(settings));
  await writeFile(join(publicDirectory, "site.webmanifest"), manifestFile());
  await publishSecurityTxt();
  const code = await inlineCode(publicDirectory, await pageFiles(folders));
  // Set by Netlify in its builds.
  const host = process.env.NETLIFY === "true" ? "netlify" : "cloudflare";
  await writeFile(join(publicDirectory, "_headers"), headersFile(settings, code, host));
  await writeFile(join(publicDirectory, "_redirects"), redirectsFile(host));
}

/** A preview is nobody's to examine. */
async function publishSecurityTxt(): Promise<void> {
  const file = join(publicDirectory, securityTxtPath);
  await rm(file, { force: true });
  if (settings.preview) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityTxt(settings, new Date()));
}
