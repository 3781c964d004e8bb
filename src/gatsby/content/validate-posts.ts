/** Validates the posts before a site is published. Pure. */
import { locales } from "../../i18n/locales";
import { documentName } from "../../sanity/documents/document-name";
import { localizedPost, type Maybe, type PostFields } from "../../sanity/documents/localize";
import { slugPattern, reservedSlugs } from "../../sanity/model/slug-rules";

/** A post document as Sanity stores it. */
export type PostDocument = PostFields & {
  readonly _id: string;
  readonly publishedAt?: Maybe<string>;
};

/** Whether a post can be published under this slug. */
export function isUsableSlug(slug: string): boolean {
  return slugPattern.test(slug) && !reservedSlugs.has(slug);
}

function slugErrors(post: PostDocument): string[] {
  const slugs = locales.map((locale) => ({ locale, slug: localizedPost(post, locale).slug }));
  if (slugs.every(({ slug }) => slug === "")) {
    return [
      `Post ${documentName(post)} has no slug in any language. Give it a slug, or unpublish it.`,
    ];
  }
  return slugs.flatMap(({ slug, locale }) => {
    if (slug === "") return [];
    const name = documentName(post, locale);
    const start = `Post ${name} has the slug "${slug}" in the language "${locale}"`;
    if (reservedSlugs.has(slug)) return [`${start}, which the site itself uses. Choose another.`];
    if (slugPattern.test(slug)) return [];
    return [
      `${start}. Use small letters a-z, digits and single hyphens (write a for å and ä, o for ö).`,
    ];
  });
}

function fieldErrors(post: PostDocument): string[] {
  const problems = locales.flatMap((locale) => {
    const { slug, title } = localizedPost(post, locale);
    return slug !== "" && title === ""
      ? [`Post ${documentName(post, locale)} has a slug but no title in the language "${locale}".`]
      : [];
  });
  if (!post.publishedAt || Number.isNaN(Date.parse(post.publishedAt))) {
    problems.push(`Post ${documentName(post)} has no date of publication (publishedAt).`);
  }
  return problems;
}

function duplicateErrors(posts: readonly PostDocument[]): string[] {
  return locales.flatMap((locale) => {
    const namesBySlug = new Map<string, string[]>();
    for (const post of posts) {
      const { slug } = localizedPost(post, locale);
      if (slug === "") continue;
      namesBySlug.set(slug, [...(namesBySlug.get(slug) ?? []), documentName(post, locale)]);
    }
    return [...namesBySlug]
      .filter(([, names]) => names.length > 1)
      .map(
        ([slug, names]) =>
          `Posts ${names.join(" and ")} share the slug "${slug}" in the language "${locale}". ` +
          `Change it in all but one of them.`,
      );
  });
}

/** Returns all validation errors of the posts, each naming its documents; none if they can be published. */
export function validatePosts(posts: readonly PostDocument[]): string[] {
  if (posts.length === 0) {
    return [
      "The dataset has no post at all. Check SANITY_PROJECT_ID and SANITY_DATASET, and that the posts are published.",
    ];
  }
  return [
    ...posts.flatMap((post) => [...slugErrors(post), ...fieldErrors(post)]),
    ...duplicateErrors(posts),
  ];
}
