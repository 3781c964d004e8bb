import { graphql } from "gatsby";
import type { HeadContent } from "./seo-head";
import { site } from "../config/site";
import { undividedText } from "../config/visible-text";
import { headText } from "../i18n/read-text";
import type { Locale } from "../i18n/locales";
import { postPath } from "../i18n/routes";

/**
 * Returns the content of a post's head.
 *
 * @param texts the page query's texts, including `blog`.
 */
export function postHead(
  post: Queries.PostHeadFragment,
  texts: Queries.TextsFragment,
  locale: Locale,
): HeadContent {
  const path = postPath(post.slug, locale);
  const title = undividedText(post.metaTitle ?? post.title);
  const description = undividedText(
    post.metaDescription ?? headText(texts, "blog", "generatedDescription", { title: post.title }),
  );
  return {
    shouldIndex: true,
    title: `${title} | ${site.productName}`,
    description,
    canonical: path,
    published: post.publishedAt,
    modified: modifiedAfterPublication(post),
    og: { title, description, url: path, image: post.ogImage, type: "article" },
  };
}

/** Returns when a post was last modified, or null if that is not after its publication. */
export function modifiedAfterPublication({
  publishedAt,
  updatedAt,
}: Pick<Queries.PostHeadFragment, "publishedAt" | "updatedAt">): string | null {
  if (!publishedAt || !updatedAt) return null;
  return Date.parse(updatedAt) > Date.parse(publishedAt) ? updatedAt : null;
}

export const query = graphql`
  fragment PostHead on BlogPost {
    slug
    title
    metaTitle
    metaDescription
    publishedAt
    updatedAt
    reviewer {
      name
      role
    }
    reviewDay
    ogImage
  }
`;
