/** The rules of the metadata file (section 4 of the specification). Pure; used by the build and by `Head`. */
import { localeFromPath, withoutLocale, type Locale } from "../i18n/locales";

/** One entry of the metadata file. Addresses may be relative to the site's origin. */
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

/** The whole file: language, then path pattern without the language prefix. */
export type MetadataFile = Partial<Record<Locale, Record<string, PageMetadata>>>;

/**
 * The entry of an address.
 *
 * A path of more than two segments, counting the empty one before the first slash, takes the
 * parameterised entry (`/blog/{slug}`) with its first segment. Any other takes its exact entry, or the
 * root's. A dynamic page has no entry: its template knows better.
 *
 * @param pathname path with a leading slash, language prefix included.
 */
export function findMetadata(file: MetadataFile, pathname: string): PageMetadata | undefined {
  const entries = file[localeFromPath(pathname)] ?? {};
  const path = withoutLocale(pathname);
  const segments = path.split("/");
  const entry =
    segments.length > 2
      ? Object.entries(entries).find(([pattern]) => pattern.startsWith(`/${segments[1]}/{`))?.[1]
      : (entries[path] ?? entries["/"]);
  return entry?.pageType === "dynamic" ? undefined : entry;
}

const pageWord: Record<Locale, string> = { sv: "sida", en: "page" };

/**
 * The metadata of page `page` of a paginated screen: " - sida 2" behind the titles, `?page=2` behind
 * the addresses. Page 1 and other kinds of pages stay as they are.
 */
export function metadataOfPage(metadata: PageMetadata, page: number, locale: Locale): PageMetadata {
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

/** Makes a relative address absolute: `/om-oss` on `https://example.com`. */
export function absoluteUrl(address: string, origin: string): string {
  // The root has no path of its own to keep, only the origin's slash.
  return new URL(address, origin).href;
}
