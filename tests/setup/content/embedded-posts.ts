/** The posts of the embedded dataset, which the built site has to show. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { byLocale, localeFromPath, locales, type Locale } from "../../../src/i18n/locales";
import type { Document } from "./small-content";
import { postPath, type Alternates } from "../../../src/i18n/routes";

export const embeddedDataset = resolve(__dirname, "../../../src/sanity/datasets/production");

export const postsPerPage = 9;

type Asset = { readonly _sanityAsset: string };
type Block = Partial<Asset> & {
  readonly _type: string;
  readonly alt?: string;
  readonly caption?: string;
  readonly children?: readonly { readonly text: string }[];
  readonly markDefs?: readonly { readonly href?: string }[];
};
type LocalFields = {
  readonly title: string;
  readonly slug: { readonly current?: string };
  readonly imageAltText: string;
  readonly body: readonly Block[];
  readonly attachments: readonly { readonly title: string; readonly file: Asset }[];
};
type PostDocument = Document & {
  readonly publishedAt: string;
  readonly image: Asset;
} & { readonly [Name in keyof LocalFields as Name | `${Name}En`]?: LocalFields[Name] };

export type ExpectedPost = NonNullable<ReturnType<typeof inLanguage>>;

/** Returns the path of a file in a document: `image@file://./images/x.png`. */
function assetPath({ _sanityAsset }: Asset): string {
  return resolve(embeddedDataset, decodeURIComponent(_sanityAsset.replace(/^\w+@file:\/\//, "")));
}

function assetName(asset: Asset): string {
  return assetPath(asset).replace(/^.*[\\/]|\.\w+$/g, "");
}

const slugOf = (post: PostDocument, locale: Locale) =>
  (locale === "sv" ? post.slug : post.slugEn)?.current;

const lines = readFileSync(resolve(embeddedDataset, "data.ndjson"), "utf8").trim().split("\n");
export const embeddedDocuments = lines.map((line) => JSON.parse(line) as Document);

// An id with a dot is a draft or otherwise not public.
const postDocuments = embeddedDocuments.filter(
  (document): document is PostDocument => document._type === "post" && !document._id.includes("."),
);

/** The embedded dataset without most posts: few build faster. */
export const fewDocuments: readonly Document[] = [
  ...embeddedDocuments.filter(({ _type }) => _type !== "post"),
  ...postDocuments.filter((post) => locales.every((locale) => slugOf(post, locale))).slice(0, 2),
];

/** Paths of the post in the languages it exists in. */
function alternatesOf(post: PostDocument): Alternates {
  const existing = locales.filter((locale) => slugOf(post, locale));
  return Object.fromEntries(
    existing.map((locale) => [locale, postPath(slugOf(post, locale)!, locale)]),
  );
}

function inLanguage(post: PostDocument, locale: Locale) {
  const slug = slugOf(post, locale);
  if (!slug) return undefined;
  const field = <Name extends keyof LocalFields>(name: Name) =>
    post[locale === "sv" ? name : (`${name}En` as const)] as LocalFields[Name] | undefined;
  return {
    id: post._id,
    locale,
    path: postPath(slug, locale),
    slug,
    title: field("title") ?? "",
    publishedAt: new Date(post.publishedAt).toISOString(),
    /** As the site shows it. */
    date: new Date(post.publishedAt).toLocaleDateString(locale === "sv" ? "sv" : "en-US", {
      dateStyle: "long",
      timeZone: "Europe/Stockholm",
    }),
    cover: { name: assetName(post.image), alt: field("imageAltText") ?? "" },
    body: field("body") ?? [],
    attachments: (field("attachments") ?? []).map(({ title, file }) => ({
      title,
      file: assetPath(file),
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

type RedirectDocument = Document & {
  readonly from: string;
  readonly post?: { readonly _ref: string };
};

/** The redirects of the dataset that lead to posts. */
export const redirects = embeddedDocuments
  .filter((document): document is RedirectDocument => document._type === "redirect")
  .flatMap(({ from, post: target }) => {
    const post = posts[localeFromPath(from)].find(({ id }) => id === target?._ref);
    return post ? [{ from, post }] : [];
  });

export const blogPageCounts: Readonly<Record<Locale, number>> = byLocale((locale) =>
  Math.ceil(posts[locale].length / postsPerPage),
);

/** Returns the posts on page `page` (from 1) of the blog list. */
export function postsOfPage(page: number, locale: Locale): readonly ExpectedPost[] {
  return posts[locale].slice((page - 1) * postsPerPage, page * postsPerPage);
}

export function pagesUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Returns the texts of a post's body by block, including image captions. */
export function bodyTexts(post: ExpectedPost): string[] {
  return post.body
    .map((block) => block.children?.map(({ text }) => text).join("") ?? block.caption ?? "")
    .filter((text) => text.trim() !== "");
}

export function bodyImages(post: ExpectedPost): { name: string; alt: string }[] {
  return post.body.flatMap(({ _sanityAsset, alt = "" }) =>
    _sanityAsset ? [{ name: assetName({ _sanityAsset }), alt }] : [],
  );
}
