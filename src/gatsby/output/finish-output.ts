import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import type { Settings } from "../../config/settings/schema";
import type { Redirect } from "../../sanity/documents/resolve-redirects";
import { isBuild, projectDirectory, settings, staticHost, studioUrl } from "../build-settings";
import { metadataFile } from "../metadata/metadata-file";
import { flattenHtml, pageFiles, unflattenHtml } from "./flatten-html";
import { removeBuildTimes } from "./feeds";
import { headersFile } from "./headers-file";
import { inlineCode } from "./inline-code";
import { manifestFile } from "./manifest-file";
import { bundleReceiver, leadTargetLine } from "./receiver";
import { redirectsFile } from "./redirects-file";
import { securityTxt, securityTxtPath } from "./security-txt";
import { removeStaleFiles } from "./stale-files";

const publicDirectory = join(projectDirectory, "public");
const folders = { publicDirectory, staticDirectory: join(projectDirectory, "static") };

/** Restores the output to Gatsby's own layout, for a warm build. */
export async function restoreOutput(): Promise<void> {
  if (isBuild) await unflattenHtml(folders);
}

/**
 * Turns Gatsby's output into files that a static CDN serves without redirects.
 *
 * @param redirects of the site, the newest first.
 * @param ogImageErrors errors of the Open Graph images, whose rendering may still be running.
 */
export async function finishOutput(
  { getNodesByType, reporter }: Pick<BuildArgs, "getNodesByType" | "reporter">,
  redirects: readonly Redirect[],
  ogImageErrors: Promise<readonly string[]>,
): Promise<void> {
  const paths = getNodesByType("SitePage").map(({ path }) => path as string);
  await flattenHtml(folders, paths);
  const errors = await ogImageErrors;
  if (errors.length > 0) {
    const list = errors.map((error) => `- ${error}`).join("\n");
    reporter.panic(`The Open Graph images cannot be rendered:\n${list}`);
  }
  const redirectRules = redirectsFile(staticHost, paths, redirects);
  if (redirectRules.limitNote) reporter.warn(redirectRules.limitNote);
  const code = await inlineCode(publicDirectory, pageFiles(folders));
  const files = {
    "metadata.json": `${JSON.stringify(metadataFile, null, 2)}\n`,
    "robots.txt": robotsFile(settings),
    "site.webmanifest": manifestFile(),
    // The other usual name of a service worker that an older site may have left.
    "service-worker.js": await readFile(join(folders.staticDirectory, "sw.js"), "utf8"),
    // Not for a preview, which is not open to the public.
    ...(!settings.preview && { [securityTxtPath]: securityTxt(settings, new Date()) }),
    _headers: headersFile({ ...settings, studioUrl }, code, staticHost),
    _redirects: redirectRules.text,
  };
  await rm(join(publicDirectory, securityTxtPath), { force: true });
  await mkdir(join(publicDirectory, dirname(securityTxtPath)), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(publicDirectory, name), text);
  }
  if (!settings.preview) await removeBuildTimes(publicDirectory);
  await bundleReceiver(settings, projectDirectory, staticHost);
  reporter.info(leadTargetLine(settings, staticHost));
  await removeStaleFiles(publicDirectory);
}

/** Returns `robots.txt`, which allows everything, or nothing in a preview. */
function robotsFile({ preview, siteUrl }: Pick<Settings, "preview" | "siteUrl">): string {
  if (preview) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}
