import { site } from "../../config/site";
import { defaultLocale, type Locale } from "../../i18n/locales";
import { absoluteUrl, type PageMetadata } from "../../i18n/page-metadata";
import type { Alternates } from "../../i18n/routes";

/** What a page's head says. Addresses may be relative to the site's origin. */
export type HeadContent = Omit<PageMetadata, "pageType">;

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

function DescribedHead({ content }: { readonly content: HeadContent }) {
  const { og } = content;
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
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The head of a page: language, title, description, canonical address, sharing tags, alternates. */
export function SeoHead({ locale, content, alternates }: Props) {
  return (
    <>
      <html lang={locale} />
      {content ? <DescribedHead content={content} /> : <title>{site.productName}</title>}
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
