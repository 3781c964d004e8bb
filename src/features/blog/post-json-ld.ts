import { breadcrumbJsonLd, publisherJsonLd } from "../../seo/site-json-ld";
import { site } from "../../config/site";
import { swedishTime } from "../../i18n/format";
import { headText } from "../../i18n/read-text";
import type { Locale } from "../../i18n/locales";
import { absoluteUrl } from "../../seo/page-metadata";
import { screenPath } from "../../i18n/routes";
import { postHead } from "./post-head";

/**
 * Returns the JSON-LD of a post and its breadcrumb.
 *
 * @param texts the page query's texts, including `blog`.
 */
export function postJsonLd(
  post: Queries.PostHeadFragment,
  texts: Queries.TextsFragment,
  locale: Locale,
): object[] {
  const { canonical, description, modified } = postHead(post, texts, locale);
  const posting = {
    "@type": "BlogPosting",
    headline: post.title,
    description,
    // A draft may not have a date yet.
    ...(post.publishedAt && { datePublished: swedishTime(post.publishedAt) }),
    ...(modified && { dateModified: swedishTime(modified) }),
    inLanguage: locale,
    image: absoluteUrl(post.ogImage, site.url),
    // The content model has no author field.
    author: publisherJsonLd(),
    publisher: publisherJsonLd(),
    mainEntityOfPage: { "@type": "WebPage", "@id": absoluteUrl(canonical, site.url) },
  };
  const blog = { name: headText(texts, "blog", "title"), path: screenPath("blog", locale) };
  return [posting, breadcrumbJsonLd([blog, { name: post.title, path: canonical }])];
}
