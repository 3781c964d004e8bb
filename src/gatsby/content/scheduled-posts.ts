import { documentName, inLanguages } from "../../sanity/documents/document-name";
import { readDocument } from "../../sanity/documents/read-document";
import { readMoment } from "../../sanity/documents/read-moment";
import type { StoredFields } from "../../sanity/documents/read-text";
import { settings } from "../build-settings";
import { formatTime } from "../format-time";
import type { StoredDocument } from "./validate-documents";

/** The same time for the whole build, so that a post is on all of its pages or on none. */
const now = Date.now();

/**
 * Whether a post is dated in the future. It then has no page and is in no list until a build after that
 * time. A preview shows it.
 */
export function isScheduled(post: object, at = now): boolean {
  const moment = readMoment((post as StoredFields).publishedAt);
  return !settings.preview && moment !== undefined && Date.parse(moment) > at;
}

/** Says which posts are scheduled, and for when. */
export function scheduledPosts(documents: readonly StoredDocument[]): string[] {
  return documents
    .filter((document) => document._type === "post" && isScheduled(document))
    .map((post) => {
      const time = formatTime(new Date(readMoment(post.publishedAt) ?? ""), "en");
      return (
        `Post ${documentName(post)} is dated ${time}: it is left out ` +
        `${inLanguages(readDocument("post", post).languages)} until a build after that time.`
      );
    });
}
