import { documentName, inLanguages } from "../../sanity/documents/document-name";
import { formatTime } from "../format-time";
import { isScheduled } from "./post-pages";
import type { DocumentFacts } from "./read-documents";

/** Says which posts are scheduled, and for when. */
export function scheduledPosts(read: readonly DocumentFacts[]): string[] {
  return read.flatMap(({ document, languages, post }) => {
    if (!post || !isScheduled(post)) return [];
    const time = formatTime(new Date(post.publishedAt ?? ""), "en");
    return (
      `Post ${documentName(document)} is dated ${time}: it is left out ` +
      `${inLanguages(languages)} until a build after that time.`
    );
  });
}
