import type { CreatePagesArgs } from "gatsby";
import { swedishTime } from "../../i18n/format";
import { byLocale, locales, type Locale } from "../../i18n/locales";
import { documentName, inLanguages } from "../../sanity/documents/document-name";
import { localizedPost } from "../../sanity/documents/localize";
import { localFieldName, type LocalFieldName } from "../../sanity/model/local-fields";
import { unsupportedContent } from "../../sanity/documents/unsupported-content";
import { settings } from "../build-settings";
import type { PostDocument } from "./validate-posts";

/**
 * What a build has to know of every post document at once: enough to judge it, and none of its texts.
 * Those of thousands of posts would fill the memory.
 */
export type PostSummary = Pick<
  PostDocument,
  "_id" | LocalFieldName<"title" | "slug"> | "publishedAt"
> & {
  /** When its document was changed last, in ISO 8601. */
  readonly _updatedAt: string;
  readonly isScheduled: boolean;
  /** Ids of the nodes that its pages are made from, by language. */
  readonly blogPosts: Readonly<Record<Locale, string | null>>;
  /** What the content model does not know in its text, by language: `block type "video"`. */
  readonly unsupportedContent: Readonly<Record<Locale, readonly string[]>>;
};

/** One moment for the whole build: a post is in all of its pages or in none. */
const now = Date.now();

/**
 * Whether a post is dated later than now. It then has no page and stands in no list until a build after
 * that time. A preview shows it.
 */
export function isScheduled(post: object, at = now): boolean {
  const { publishedAt } = post as Partial<PostDocument>;
  return !settings.preview && Date.parse(publishedAt ?? "") > at;
}

export function postSummary(post: object, blogPosts: PostSummary["blogPosts"]): PostSummary {
  const document = post as PostDocument & Pick<PostSummary, "_updatedAt">;
  const { _id, _updatedAt, publishedAt } = document;
  const names = locales.flatMap((locale) => [
    localFieldName("title", locale),
    localFieldName("slug", locale),
  ]);
  return {
    ...Object.fromEntries(names.map((name) => [name, document[name]])),
    _id,
    _updatedAt,
    publishedAt,
    isScheduled: isScheduled(post),
    blogPosts,
    unsupportedContent: byLocale((locale) =>
      unsupportedContent(localizedPost(post as PostDocument, locale).body),
    ),
  };
}

/** Says in the log which posts are held back, and until when. */
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

/** One sentence for everything in the posts' texts that pages cannot show as it was meant. */
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
