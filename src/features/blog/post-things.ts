import { breadcrumb, publisher } from "../../components/seo/things";
import { site } from "../../config/site";
import { swedishTime } from "../../i18n/format";
import { headText } from "../../i18n/head-text";
import type { Locale } from "../../i18n/locales";
import { absoluteUrl } from "../../i18n/page-metadata";
import { screenPath } from "../../i18n/routes";
import { postHead } from "./post-head";

/**
 * A post and the way to it, as things of schema.org.
 *
 * @param texts the texts of the page's query, `blog` among them.
 * @param picture path of the picture that is shown where the post is shared.
 */
export function postThings(
  post: Queries.PostHeadFragment,
  texts: Queries.TextsFragment,
  locale: Locale,
  picture: string,
): object[] {
  const { canonical, description, modified } = postHead(post, texts, locale, picture);
  const posting = {
    "@type": "BlogPosting",
    headline: post.title,
    description,
    // A draft may be without.
    ...(post.publishedAt && { datePublished: swedishTime(post.publishedAt) }),
    ...(modified && { dateModified: swedishTime(modified) }),
    inLanguage: locale,
    image: absoluteUrl(picture, site.url),
    // The content model names no person.
    author: publisher(),
    publisher: publisher(),
    mainEntityOfPage: { "@type": "WebPage", "@id": absoluteUrl(canonical, site.url) },
  };
  const blog = { name: headText(texts, "blog", "title"), path: screenPath("blog", locale) };
  return [posting, breadcrumb([blog, { name: post.title, path: canonical }])];
}
