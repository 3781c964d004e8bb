import type { CreatePagesArgs } from "gatsby";
import { swedishTime } from "../i18n/format";
import { byLocale, locales, type Locale } from "../i18n/locales";
import { documentName, inLanguages } from "../sanity/document-name";
import { localizedPost } from "../sanity/localize";
import { unknownParts } from "../sanity/unknown-parts";
import { settings } from "./build-settings";
import type { PostDocument } from "./check-content";

/**
 * What a build has to know of every post document at once: enough to judge it, and none of its texts.
 * Those of thousands of posts would fill the memory.
 */
export type PostOutline = Pick<
  PostDocument,
  "_id" | "title" | "titleEn" | "slug" | "slugEn" | "publishedAt"
> & {
  /** When its document was changed last, in ISO 8601. */
  readonly _updatedAt: string;
  readonly isHeldBack: boolean;
  /** Ids of the nodes that its pages are made from, by language. */
  readonly blogPosts: Readonly<Record<Locale, string | null>>;
  /** What the content model does not know in its text, by language: `block type "video"`. */
  readonly unknownParts: Readonly<Record<Locale, readonly string[]>>;
};

/** One moment for the whole build: a post is in all of its pages or in none. */
const now = Date.now();

/**
 * Whether a post is dated later than now. It then has no page and stands in no list until a build after
 * that time. A preview shows it.
 */
export function isHeldBack(post: object, at = now): boolean {
  const { publishedAt } = post as Partial<PostDocument>;
  return !settings.preview && Date.parse(publishedAt ?? "") > at;
}

export function postOutline(post: object, blogPosts: PostOutline["blogPosts"]): PostOutline {
  const { _id, _updatedAt, title, titleEn, slug, slugEn, publishedAt } = post as PostDocument &
    Pick<PostOutline, "_updatedAt">;
  const fields = { _id, _updatedAt, title, titleEn, slug, slugEn, publishedAt };
  return {
    ...fields,
    isHeldBack: isHeldBack(post),
    blogPosts,
    unknownParts: byLocale((locale) =>
      unknownParts(localizedPost(post as PostDocument, locale).body),
    ),
  };
}

/** Says in the log which posts are held back, and until when. */
export function reportHeldBackPosts(
  posts: readonly PostDocument[],
  reporter: CreatePagesArgs["reporter"],
): void {
  for (const post of posts.filter((each) => isHeldBack(each))) {
    const languages = locales.filter((locale) => localizedPost(post, locale).slug !== "");
    reporter.warn(
      `Post ${documentName(post)} is dated ${swedishTime(post.publishedAt ?? "")}: it is left out ` +
        `${inLanguages(languages)} until a build after that time.`,
    );
  }
}

/** One sentence for everything in the posts' texts that pages cannot show as it was meant. */
export function unknownPartRemarks(posts: readonly PostOutline[]): string[] {
  return posts.flatMap((post) =>
    locales.flatMap((locale) =>
      post.unknownParts[locale].map(
        (part) =>
          `Unknown ${part} in the post ${documentName(post, locale)} ${inLanguages([locale])}: ` +
          `the page does without it.`,
      ),
    ),
  );
}
