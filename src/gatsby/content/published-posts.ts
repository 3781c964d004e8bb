import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { byLocale } from "../../i18n/locales";
import { screenPath } from "../../i18n/routes";
import type { PostCounts } from "./post-loss";

const isPostFile = (name: string) => name.endsWith(".html") && name !== "404.html";

/**
 * Counts the posts of a built site by their pages.
 *
 * @returns undefined if the folder contains no site.
 */
export function countPublishedPosts(publicDirectory: string): PostCounts | undefined {
  if (!existsSync(join(publicDirectory, "index.html"))) return undefined;
  return byLocale((locale) => {
    const folder = join(publicDirectory, screenPath("blog", locale));
    return existsSync(folder) ? readdirSync(folder).filter(isPostFile).length : 0;
  });
}
