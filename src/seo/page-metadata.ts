/** Lookup in the metadata file. Pure; used by the build and by `Head`. */
import { site } from "../config/site";
import { localeFromPath, stripLocale, type Locale } from "../i18n/locales";

/** An entry of the metadata file. URLs may be relative to the site's origin. */
export type PageMetadata = {
  readonly pageType: "paginated" | "static" | "dynamic";
  readonly shouldIndex: boolean;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly og: {
    readonly title: string;
    readonly description: string;
    readonly url: string;
    readonly image: string;
    readonly type: string;
  };
};

/** The metadata file: entries by language and by path pattern without the language prefix. */
export type MetadataFile = Partial<Record<Locale, Record<string, PageMetadata>>>;

/**
 * Returns the metadata entry for a path.
 *
 * A path of more than two segments, counting the empty one before the first slash, uses the
 * parameterised entry (`/blog/{slug}`) with its first segment. Any other uses its exact entry, or the
 * root's. Dynamic pages get none: their templates provide their metadata.
 *
 * @param pathname path with a leading slash, language prefix included.
 */
export function findMetadata(file: MetadataFile, pathname: string): PageMetadata | undefined {
  const entries = file[localeFromPath(pathname)] ?? {};
  const path = stripLocale(pathname);
  const segments = path.split("/");
  const entry =
    segments.length > 2
      ? Object.entries(entries).find(([pattern]) => pattern.startsWith(`/${segments[1]}/{`))?.[1]
      : (entries[path] ?? entries["/"]);
  return entry?.pageType === "dynamic" ? undefined : entry;
}

const pageWord: Record<Locale, string> = { sv: "sida", en: "page" };

/**
 * Returns the metadata of page `page` of a paginated screen, with " - sida 2" appended to the titles and
 * `?page=2` to the URLs. Page 1 and other page types are unchanged.
 */
export function paginatedMetadata(
  metadata: PageMetadata,
  page: number,
  locale: Locale,
): PageMetadata {
  if (metadata.pageType !== "paginated" || page <= 1) return metadata;
  const suffix = ` - ${pageWord[locale]} ${page}`;
  const query = `?page=${page}`;
  return {
    ...metadata,
    title: metadata.title + suffix,
    canonical: metadata.canonical + query,
    og: { ...metadata.og, title: metadata.og.title + suffix, url: metadata.og.url + query },
  };
}

/** Resolves a URL such as `/om-oss` against the site's. */
export function absoluteUrl(url: string): string {
  return new URL(url, site.url).href;
}
