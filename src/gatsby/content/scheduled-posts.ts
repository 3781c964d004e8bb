import { defaultLocale } from "../../i18n/locales";
import { documentName, inLanguages } from "../../sanity/documents/document-name";
import type { Reading } from "../../sanity/documents/finding";
import { readDocument } from "../../sanity/documents/read-document";
import type { PostContent } from "../../sanity/documents/read-post";
import { settings } from "../build-settings";
import { formatTime } from "../format-time";
import type { StoredDocument } from "./validate-documents";

/** The same time for the whole build, so that a post is on all of its pages or on none. */
const now = Date.now();

/** Returns when a post is published, in all languages at once. */
const publicationOf = ({ byLanguage }: Reading<PostContent>) =>
  byLanguage[defaultLocale].publishedAt;

/**
 * Returns whether a post is dated in the future. It then has no page and is in no list until a build after that
 * time. A preview shows it.
 */
export function isScheduled(post: Reading<PostContent>): boolean {
  const moment = publicationOf(post);
  return !settings.preview && moment !== null && Date.parse(moment) > now;
}

/** Says which posts are scheduled, and for when. */
export function scheduledPosts(documents: readonly StoredDocument[]): string[] {
  return documents
    .filter(({ _type }) => _type === "post")
    .map((document) => ({ document, post: readDocument("post", document) }))
    .filter(({ post }) => isScheduled(post))
    .map(({ document, post }) => {
      const time = formatTime(new Date(publicationOf(post) ?? ""), "en");
      return (
        `Post ${documentName(document)} is dated ${time}: it is left out ` +
        `${inLanguages(post.languages)} until a build after that time.`
      );
    });
}
