/** The posts of the embedded dataset, which the built site has to show. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { byLocale, type Locale } from "../../../src/i18n/locales";
import { postPath, type Alternates } from "../../../src/i18n/routes";

const datasetFolder = resolve(__dirname, "../../../src/sanity/datasets/production");

/** Posts on one page of the blog list. */
export const postsPerPage = 9;

type Asset = { readonly _sanityAsset: string };
type Slug = { readonly current?: string };
type Block = Partial<Asset> & {
  readonly _type: string;
  readonly alt?: string;
  readonly caption?: string;
  readonly children?: readonly { readonly text: string }[];
  readonly markDefs?: readonly { readonly href?: string }[];
};
type Attachment = { readonly title: string; readonly file: Asset };
type Document = { readonly _id: string; readonly _type: string };
type PostDocument = Document & {
  readonly publishedAt: string;
  readonly image: Asset;
  readonly title: string;
  readonly titleEn?: string;
  readonly slug?: Slug;
  readonly slugEn?: Slug;
  readonly imageAltText: string;
  readonly imageAltTextEn?: string;
  readonly metaDescription?: Partial<Record<Locale, string>>;
  readonly body: readonly Block[];
  readonly bodyEn?: readonly Block[];
  readonly attachments?: readonly Attachment[];
  readonly attachmentsEn?: readonly Attachment[];
};

/** A post in one language. */
export type ExpectedPost = {
  readonly id: string;
  readonly locale: Locale;
  readonly path: string;
  readonly slug: string;
  readonly title: string;
  readonly publishedAt: string;
  readonly description: string | undefined;
  readonly cover: { readonly name: string; readonly alt: string };
  readonly body: readonly Block[];
  readonly attachments: readonly { readonly title: string; readonly file: string }[];
  /** Paths of the post in the languages it exists in. */
  readonly alternates: Alternates;
};

/** Returns the path of a file in a document: `image@file://./images/x.png`. */
function assetPath({ _sanityAsset }: Asset): string {
  return resolve(datasetFolder, decodeURIComponent(_sanityAsset.replace(/^\w+@file:\/\//, "")));
}

/** Returns the file name without folder and extension. */
export function assetName(asset: Asset): string {
  return assetPath(asset).replace(/^.*[\\/]|\.\w+$/g, "");
}

function documents(): Document[] {
  const lines = readFileSync(resolve(datasetFolder, "data.ndjson"), "utf8").trim().split("\n");
  const all = lines.map((line) => JSON.parse(line) as Document);
  // An id with a dot is a draft or otherwise not public.
  return all.filter(({ _id }) => !_id.includes("."));
}

const postDocuments = documents().filter((each): each is PostDocument => each._type === "post");

function slugOf(post: PostDocument, locale: Locale): string | undefined {
  return (locale === "sv" ? post.slug : post.slugEn)?.current;
}

function alternatesOf(post: PostDocument): Alternates {
  const entries = Object.entries(byLocale((locale) => slugOf(post, locale))).flatMap(
    ([locale, slug]) => (slug ? [[locale, postPath(slug, locale as Locale)]] : []),
  );
  return Object.fromEntries(entries) as Alternates;
}

function inLanguage(post: PostDocument, locale: Locale): ExpectedPost | undefined {
  const slug = slugOf(post, locale);
  if (!slug) return undefined;
  const isSwedish = locale === "sv";
  return {
    id: post._id,
    locale,
    path: postPath(slug, locale),
    slug,
    title: (isSwedish ? post.title : post.titleEn) ?? "",
    publishedAt: post.publishedAt,
    description: post.metaDescription?.[locale],
    cover: {
      name: assetName(post.image),
      alt: (isSwedish ? post.imageAltText : post.imageAltTextEn) ?? "",
    },
    body: (isSwedish ? post.body : post.bodyEn) ?? [],
    attachments: ((isSwedish ? post.attachments : post.attachmentsEn) ?? []).map((each) => ({
      title: each.title,
      file: assetPath(each.file),
    })),
    alternates: alternatesOf(post),
  };
}

/** The posts of each language, newest first. */
export const posts: Readonly<Record<Locale, readonly ExpectedPost[]>> = byLocale((locale) =>
  postDocuments
    .flatMap((post) => inLanguage(post, locale) ?? [])
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug)),
);

/** Number of pages in the blog list. */
export const blogPageCounts: Readonly<Record<Locale, number>> = byLocale((locale) =>
  Math.ceil(posts[locale].length / postsPerPage),
);

/** Returns the posts on page `page` (from 1) of the blog list. */
export function postsOfPage(page: number, locale: Locale): readonly ExpectedPost[] {
  return posts[locale].slice((page - 1) * postsPerPage, page * postsPerPage);
}

/** Returns the numbers from 1 to `count`. */
export function pagesUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Returns the texts of a post's body by block, including image captions. */
export function bodyTexts(post: ExpectedPost): string[] {
  return post.body
    .map((block) => block.children?.map(({ text }) => text).join("") ?? block.caption ?? "")
    .filter((text) => text.trim() !== "");
}

/** Returns the images in a post's body. */
export function bodyImages(post: ExpectedPost): { name: string; alt: string }[] {
  return post.body.flatMap(({ _sanityAsset, alt = "" }) =>
    _sanityAsset ? [{ name: assetName({ _sanityAsset }), alt }] : [],
  );
}
