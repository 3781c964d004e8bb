import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { byLocale } from "../../i18n/locales";
import { screenPath } from "../../i18n/routes";
import type { PostCounts } from "./post-loss";

/** How the command tells Gatsby, which runs elsewhere, about the published site. */
const variable = "PUBLISHED_POSTS";

const isPostFile = (name: string) => name.endsWith(".html") && name !== "404.html";

/**
 * Counts the posts of a built site by their pages.
 *
 * @returns undefined when the folder holds no site.
 */
export function countPublishedPosts(publicDirectory: string): PostCounts | undefined {
  if (!existsSync(join(publicDirectory, "index.html"))) return undefined;
  return byLocale((locale) => {
    const folder = join(publicDirectory, screenPath("blog", locale));
    return existsSync(folder) ? readdirSync(folder).filter(isPostFile).length : 0;
  });
}

/**
 * The environment in which `publishedPosts` finds the counts. The variable is there without any, too:
 * webpack makes the renderer anew, and Gatsby then every page, when it finds another set of names.
 */
export function publishedPostsEnvironment(counts: PostCounts | undefined): Record<string, string> {
  return { [variable]: counts ? JSON.stringify(counts) : "" };
}

/** Posts of the site that this build is to replace; undefined where there is none, or no build. */
export function publishedPosts(): PostCounts | undefined {
  const text = process.env[variable];
  return text ? (JSON.parse(text) as PostCounts) : undefined;
}
