import { site } from "../config/site";
import { defaultLocale, locales, type Locale } from "../i18n/locales";
import { absoluteUrl, type PageMetadata } from "./page-metadata";
import type { Alternates } from "../i18n/routes";

/** What a page's head says. Addresses may be relative to the site's origin. */
export type HeadContent = Omit<PageMetadata, "pageType"> & {
  /** Of an article, in ISO 8601: when it was published, and when it was changed since. */
  readonly published?: string | null;
  readonly modified?: string | null;
};

/** Language and country, as Open Graph names a language. */
const ogLocales = { sv: "sv_SE", en: "en_GB" } as const satisfies Record<Locale, string>;

type Props = {
  readonly locale: Locale;
  /** Absent where the metadata file says nothing: the page then has a title only. */
  readonly content?: HeadContent | undefined;
  /** Paths of the same content by language; empty for a page that stands for nothing. */
  readonly alternates: Alternates;
};

function AlternateLinks({ alternates }: Pick<Props, "alternates">) {
  const entries = Object.entries(alternates);
  const fallback = alternates[defaultLocale] ?? entries[0]?.[1];
  if (fallback === undefined) return null;
  return (
    <>
      {[...entries, ["x-default", fallback] as const].map(([lang, path]) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={absoluteUrl(path, site.url)} />
      ))}
    </>
  );
}

function DescribedHead({ locale, content, alternates }: Props & { readonly content: HeadContent }) {
  const { og, published, modified } = content;
  const others = locales.filter((each) => each !== locale && alternates[each] !== undefined);
  return (
    <>
      <title>{content.title}</title>
      <meta name="description" content={content.description} />
      <link rel="canonical" href={absoluteUrl(content.canonical, site.url)} />
      {!content.shouldIndex && <meta name="robots" content="noindex, nofollow" />}
      <meta property="og:title" content={og.title} />
      <meta property="og:description" content={og.description} />
      <meta property="og:url" content={absoluteUrl(og.url, site.url)} />
      <meta property="og:image" content={absoluteUrl(og.image, site.url)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {/* The picture shows the title. */}
      <meta property="og:image:alt" content={og.title} />
      <meta property="og:type" content={og.type} />
      <meta property="og:site_name" content={site.productName} />
      <meta property="og:locale" content={ogLocales[locale]} />
      {others.map((each) => (
        <meta key={each} property="og:locale:alternate" content={ogLocales[each]} />
      ))}
      {published && <meta property="article:published_time" content={published} />}
      {modified && <meta property="article:modified_time" content={modified} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The head of a page: language, title, description, canonical address, sharing tags, alternates. */
export function SeoHead({ locale, content, alternates }: Props) {
  return (
    <>
      <html lang={locale} />
      {content ? (
        <DescribedHead locale={locale} content={content} alternates={alternates} />
      ) : (
        <title>{site.productName}</title>
      )}
      <AlternateLinks alternates={alternates} />
    </>
  );
}

/** The head of an address that stands for nothing: a title, and a word to search engines. */
export function NotFoundHead({
  locale,
  title,
}: {
  readonly locale: Locale;
  readonly title: string;
}) {
  return (
    <>
      <html lang={locale} />
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
