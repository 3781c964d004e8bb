type Dated = {
  readonly slug: string;
  /** Absent in a draft, which then counts as the newest. */
  readonly publishedAt?: string | null | undefined;
};

/** Milliseconds since 1970. */
export function publicationTime({ publishedAt }: Dated): number {
  return publishedAt ? Date.parse(publishedAt) : Number.MAX_SAFE_INTEGER;
}

/** The order of the blog list in a query of `allBlogPost`. */
export const newestFirstSort = "[{ publishedAt: DESC }, { slug: ASC }]";

/** The order of the blog list: by date, then by slug. */
export function newestFirst(a: Dated, b: Dated): number {
  return publicationTime(b) - publicationTime(a) || (a.slug < b.slug ? -1 : 1);
}
