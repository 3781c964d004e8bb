import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { isBuild, projectDirectory, settings, staticHost, studioUrl } from "../build-settings";
import { publishMetadataFile } from "../pages/metadata-file";
import { flattenHtml, pageFiles, unflattenHtml } from "./flatten-html";
import { headersFile } from "./headers-file";
import { inlineCode } from "./inline-code";
import { manifestFile } from "./manifest-file";
import { redirectsFile } from "./redirects-file";
import { robotsFile } from "./robots-file";
import { securityTxt, securityTxtPath } from "./security-txt";

const publicDirectory = join(projectDirectory, "public");
const folders = { publicDirectory, staticDirectory: join(projectDirectory, "static") };

/** Restores the output to Gatsby's own layout, for a warm build. */
export async function restoreOutput(): Promise<void> {
  if (isBuild) await unflattenHtml(folders);
}

/**
 * Turns Gatsby's output into files that a static CDN serves without redirects.
 *
 * @param ogImageErrors errors of the Open Graph images, whose rendering may still be running.
 */
export async function finishOutput(
  { getNodesByType, reporter }: Pick<BuildArgs, "getNodesByType" | "reporter">,
  ogImageErrors: Promise<readonly string[]>,
): Promise<void> {
  const paths = getNodesByType("SitePage").map(({ path }) => path as string);
  await flattenHtml(folders, paths);
  await publishMetadataFile(publicDirectory, reporter);
  const errors = await ogImageErrors;
  if (errors.length > 0) {
    const list = errors.map((error) => `- ${error}`).join("\n");
    reporter.panic(`The Open Graph images cannot be rendered:\n${list}`);
  }
  await writeFile(join(publicDirectory, "robots.txt"), robotsFile(settings));
  await writeFile(join(publicDirectory, "site.webmanifest"), manifestFile());
  await publishSecurityTxt();
  const code = await inlineCode(publicDirectory, pageFiles(folders));
  await writeFile(
    join(publicDirectory, "_headers"),
    headersFile({ ...settings, studioUrl }, code, staticHost),
  );
  await writeFile(join(publicDirectory, "_redirects"), redirectsFile(staticHost));
}

/** Not for a preview, which is not open to the public. */
async function publishSecurityTxt(): Promise<void> {
  const file = join(publicDirectory, securityTxtPath);
  await rm(file, { force: true });
  if (settings.preview) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityTxt(settings, new Date()));
}
