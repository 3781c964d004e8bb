import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { byLocale } from "../../i18n/locales";
import { screenPath } from "../../i18n/routes";
import type { PostCounts } from "./post-loss";

/** Passes the counts from the command to Gatsby, which runs in another process. */
const variable = "PUBLISHED_POSTS";

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

/**
 * Returns the environment variables that `publishedPosts` reads. The variable is set even without counts:
 * with another set of variable names, webpack rebuilds the renderer, and Gatsby then every page.
 */
export function publishedPostsEnvironment(counts: PostCounts | undefined): Record<string, string> {
  return { [variable]: counts ? JSON.stringify(counts) : "" };
}

/** Returns the posts of the site that this build replaces; undefined if there is none, or no build. */
export function publishedPosts(): PostCounts | undefined {
  const text = process.env[variable];
  return text ? (JSON.parse(text) as PostCounts) : undefined;
}
