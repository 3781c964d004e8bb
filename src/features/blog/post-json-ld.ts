import { breadcrumb, publisher } from "../../seo/site-json-ld";
import { site } from "../../config/site";
import { swedishTime } from "../../i18n/format";
import { headText } from "../../i18n/head-text";
import type { Locale } from "../../i18n/locales";
import { absoluteUrl } from "../../seo/page-metadata";
import { screenPath } from "../../i18n/routes";
import { postHead } from "./post-head";

/**
 * A post and the way to it, as things of schema.org.
 *
 * @param texts the texts of the page's query, `blog` among them.
 * @param ogImage path of the Open Graph image.
 */
export function postJsonLd(
  post: Queries.PostHeadFragment,
  texts: Queries.TextsFragment,
  locale: Locale,
  ogImage: string,
): object[] {
  const { canonical, description, modified } = postHead(post, texts, locale, ogImage);
  const posting = {
    "@type": "BlogPosting",
    headline: post.title,
    description,
    // A draft may be without.
    ...(post.publishedAt && { datePublished: swedishTime(post.publishedAt) }),
    ...(modified && { dateModified: swedishTime(modified) }),
    inLanguage: locale,
    image: absoluteUrl(ogImage, site.url),
    // The content model names no person.
    author: publisher(),
    publisher: publisher(),
    mainEntityOfPage: { "@type": "WebPage", "@id": absoluteUrl(canonical, site.url) },
  };
  const blog = { name: headText(texts, "blog", "title"), path: screenPath("blog", locale) };
  return [posting, breadcrumb([blog, { name: post.title, path: canonical }])];
}
