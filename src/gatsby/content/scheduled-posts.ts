import { documentName, inLanguages } from "../../sanity/documents/document-name";
import { settings } from "../build-settings";
import { formatTime } from "../format-time";
import type { DocumentFacts, PostFacts } from "./read-documents";

/** The same time for the whole build, so that a post is on all of its pages or on none. */
const now = Date.now();

/**
 * Returns whether a post is dated in the future. It then has no page and is in no list until a build after that
 * time. A preview shows it.
 */
export function isScheduled({ publishedAt }: Pick<PostFacts, "publishedAt">): boolean {
  return !settings.preview && publishedAt !== null && Date.parse(publishedAt) > now;
}

/** Says which posts are scheduled, and for when. */
export function scheduledPosts(read: readonly DocumentFacts[]): string[] {
  return read.flatMap(({ document, post }) => {
    if (!post || !isScheduled(post)) return [];
    const time = formatTime(new Date(post.publishedAt ?? ""), "en");
    return (
      `Post ${documentName(document)} is dated ${time}: it is left out ` +
      `${inLanguages(post.languages)} until a build after that time.`
    );
  });
}
