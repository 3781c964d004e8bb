import type { CreatePagesArgs } from "gatsby";
import { swedishTime } from "../../i18n/format";
import { documentName, inLanguages } from "../../sanity/documents/document-name";
import { isDate } from "../../sanity/documents/document-problems";
import { settings } from "../build-settings";
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
    reporter.warn(
      `Post ${documentName(post)} is dated ${swedishTime(post.publishedAt ?? "")}: it is left out ` +
        `${inLanguages(languagesOf(post))} until a build after that time.`,
    );
  }
}
