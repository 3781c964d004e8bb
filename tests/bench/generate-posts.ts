/** Generates more posts for a dataset from its own. Pure. */

/** A document of a dataset in Sanity's import format. */
export type DatasetDocument = {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
};

type Slug = { readonly current: string };

/** A post that exists in both languages. */
export type BilingualPost = DatasetDocument & {
  readonly title: string;
  readonly titleEn: string;
  readonly slug: Slug;
  readonly slugEn: Slug;
};

const newest = Date.UTC(2024, 11, 31, 7);
const day = 86_400_000;

/** @throws Error when a line is not JSON. */
export function parseDocuments(ndjson: string): DatasetDocument[] {
  const lines = ndjson.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => JSON.parse(line) as DatasetDocument);
}

export function isPost(document: DatasetDocument): boolean {
  return document._type === "post";
}

export function isBilingualPost(document: DatasetDocument): document is BilingualPost {
  return isPost(document) && document.slug !== undefined && document.slugEn !== undefined;
}

/**
 * Generates posts in both languages with the texts, images and attachments of `sources` in rotation. Each
 * has its own title, slug and date; image files are shared.
 *
 * @param sources at least one.
 */
export function generatePosts(sources: readonly BilingualPost[], count: number): BilingualPost[] {
  return Array.from({ length: count }, (_, index) => {
    const source = sources[index % sources.length]!;
    const number = index + 1;
    return {
      ...source,
      _id: `bench-post-${number}`,
      title: `${source.title} ${number}`,
      titleEn: `${source.titleEn} ${number}`,
      slug: { ...source.slug, current: `${source.slug.current}-${number}` },
      slugEn: { ...source.slugEn, current: `${source.slugEn.current}-${number}` },
      publishedAt: new Date(newest - index * day).toISOString(),
    };
  });
}
