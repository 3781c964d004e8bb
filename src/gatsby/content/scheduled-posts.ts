import type { CreatePagesArgs } from "gatsby";
import { documentName, inLanguages } from "../../sanity/documents/document-name";
import { isDate } from "../../sanity/documents/document-problems";
import { settings } from "../build-settings";
import { formatTime } from "../format-time";
import { languagesOf, type PostDocument } from "./validate-documents";

/** The same time for the whole build, so that a post is on all of its pages or on none. */
const now = Date.now();

/**
 * Whether a post is dated in the future. It then has no page and is in no list until a build after that
 * time. A preview shows it.
 */
export function isScheduled(post: object, at = now): boolean {
  const { publishedAt } = post as Partial<PostDocument>;
  return !settings.preview && isDate(publishedAt) && Date.parse(publishedAt) > at;
}

/** Logs which posts are scheduled, and for when. */
export function reportScheduledPosts(
  posts: readonly PostDocument[],
  reporter: CreatePagesArgs["reporter"],
): void {
  for (const post of posts.filter((each) => isScheduled(each))) {
    const time = formatTime(new Date(post.publishedAt ?? ""), "en");
    reporter.warn(
      `Post ${documentName(post)} is dated ${time}: it is left out ` +
        `${inLanguages(languagesOf(post))} until a build after that time.`,
    );
  }
}
