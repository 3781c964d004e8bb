import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { site } from "../../config/site";
import { undividedText } from "../../config/visible-text";
import { interpolate } from "../../i18n/interpolate";
import { locales, type Locale } from "../../i18n/locales";
import { feedPath, postPath, screenPath } from "../../i18n/routes";
import blogEn from "../../locales/en/blog.json";
import blogSv from "../../locales/sv/blog.json";
import { newestFirstSort } from "../content/related-posts";
import { markupText } from "../markup-text";

/** Number of posts in a feed: about a year's. */
const COUNT = 30;

const blogTexts = { sv: blogSv, en: blogEn } as const satisfies Record<Locale, object>;

type FeedPost = {
  /** The document. */
  readonly parent: { readonly _id: string };
  readonly slug: string;
  readonly title: string;
  readonly publishedAt: string;
  readonly metaDescription: string | null;
  /** Path of the Open Graph image. */
  readonly ogImage: string;
};

type FeedData = { readonly allBlogPost: { readonly nodes: readonly FeedPost[] } };

/** An item as the `rss` package takes it, described in HTML. */
type FeedItem = {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Permanent: readers show an item with another as a new one. */
  readonly guid: string;
  readonly date: string;
  readonly custom_elements: readonly object[];
};

const absolute = (path: string) => new URL(path, site.url).href;

/** Converts a post to an item. */
export function feedItem(post: FeedPost, locale: Locale): FeedItem {
  const { parent, publishedAt, metaDescription, ogImage } = post;
  const title = undividedText(post.title);
  const size = { width: 1200, height: 630 };
  const image = { url: absolute(ogImage), type: "image/jpeg", medium: "image", ...size };
  const description =
    metaDescription ?? interpolate(blogTexts[locale].generatedDescription, { title });
  return {
    title,
    description: markupText(undividedText(description)),
    url: absolute(postPath(post.slug, locale)),
    guid: `${parent._id} ${locale}`,
    date: publishedAt,
    custom_elements: [{ "media:content": { _attr: image } }],
  };
}

function feed(locale: Locale) {
  const path = feedPath(locale);
  const { title, lead } = blogTexts[locale];
  const blog = screenPath("blog", locale);
  return {
    output: path,
    title: `${title} | ${site.productName}`,
    description: lead,
    language: locale,
    generator: "Gatsby",
    custom_namespaces: { media: "http://search.yahoo.com/mrss/" },
    site_url: absolute(blog),
    feed_url: absolute(path),
    // The blog's pages link to it, the copies of the not-found page below them do not.
    match: `^${blog}(?!/404$)(/|$)`,
    query: `{
      allBlogPost(
        filter: { language: { eq: "${locale}" } }
        sort: ${newestFirstSort}
        limit: ${COUNT}
      ) { nodes {
        parent { ... on SanityPost { _id } }
        slug title publishedAt metaDescription ogImage
      } }
    }`,
    serialize: ({ query }: { query: FeedData }) =>
      query.allBlogPost.nodes.map((post) => feedItem(post, locale)),
  };
}

/** Options of `gatsby-plugin-feed`: one feed per language. */
export const feedOptions = {
  query: "{ site { siteMetadata { siteUrl } } }",
  setup: (options: object): object => options,
  feeds: locales.map(feed),
};

/** Takes out when the feeds were built, which the plugin writes: two builds of the same content are the same. */
export async function removeBuildTimes(publicDirectory: string): Promise<void> {
  for (const locale of locales) {
    const file = join(publicDirectory, feedPath(locale));
    const feed = await readFile(file, "utf8");
    await writeFile(file, feed.replace(/<lastBuildDate>.*?<\/lastBuildDate>/, ""));
  }
}
