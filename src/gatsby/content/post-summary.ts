import type { CreatePagesArgs } from "gatsby";
import { swedishTime } from "../../i18n/format";
import { byLocale, locales, type Locale } from "../../i18n/locales";
import { documentName, inLanguages } from "../../sanity/documents/document-name";
import { localizedPost } from "../../sanity/documents/localize";
import { localFieldName, type LocalFieldName } from "../../sanity/model/local-fields";
import { unsupportedContent } from "../../sanity/documents/unsupported-content";
import { settings } from "../build-settings";
import { buildProblems, type PostDocument, type ValidatedPost } from "./validate-posts";

/**
 * What a build needs to know about all post documents at once. Without their texts, which would fill the
 * memory with thousands of posts.
 */
export type PostSummary = Pick<
  ValidatedPost,
  "_id" | LocalFieldName<"title" | "slug"> | "publishedAt" | "problems"
> & {
  readonly isScheduled: boolean;
  /** Parts of its text that the content model does not have, by language: `block type "video"`. */
  readonly unsupportedContent: Readonly<Record<Locale, readonly string[]>>;
};

/** The same time for the whole build, so that a post is on all of its pages or on none. */
const now = Date.now();

/**
 * Whether a post is dated in the future. It then has no page and is in no list until a build after that
 * time. A preview shows it.
 */
export function isScheduled(post: object, at = now): boolean {
  const { publishedAt } = post as Partial<PostDocument>;
  return !settings.preview && Date.parse(publishedAt ?? "") > at;
}

export function postSummary(post: object): PostSummary {
  const document = post as PostDocument;
  const { _id, publishedAt } = document;
  const names = locales.flatMap((locale) => [
    localFieldName("title", locale),
    localFieldName("slug", locale),
  ]);
  return {
    ...Object.fromEntries(names.map((name) => [name, document[name]])),
    _id,
    publishedAt,
    isScheduled: isScheduled(post),
    problems: buildProblems("post", post),
    unsupportedContent: byLocale((locale) =>
      unsupportedContent(localizedPost(document, locale).body),
    ),
  };
}

/** Logs which posts are scheduled, and for when. */
export function reportScheduledPosts(
  posts: readonly PostDocument[],
  reporter: CreatePagesArgs["reporter"],
): void {
  for (const post of posts.filter((each) => isScheduled(each))) {
    const languages = locales.filter((locale) => localizedPost(post, locale).slug !== "");
    reporter.warn(
      `Post ${documentName(post)} is dated ${swedishTime(post.publishedAt ?? "")}: it is left out ` +
        `${inLanguages(languages)} until a build after that time.`,
    );
  }
}

/** Returns a warning for each part of the posts' texts that pages cannot show as intended. */
export function unsupportedContentWarnings(posts: readonly PostSummary[]): string[] {
  return posts.flatMap((post) =>
    locales.flatMap((locale) =>
      post.unsupportedContent[locale].map(
        (part) =>
          `Unknown ${part} in the post ${documentName(post, locale)} ${inLanguages([locale])}: ` +
          `the page does without it.`,
      ),
    ),
  );
}
