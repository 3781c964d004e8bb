import { site } from "../config/site";
import { defaultLocale, locales, type Locale } from "../i18n/locales";
import type { PageContext } from "./page-context";
import { absoluteUrl, type PageMetadata } from "./page-metadata";
import type { Alternates } from "../i18n/routes";

/** Content of a page's head. URLs may be relative to the site's origin. */
export type HeadContent = Omit<PageMetadata, "pageType"> & {
  /** Of an article, in ISO 8601. */
  readonly published?: string | null;
  readonly modified?: string | null;
};

/** Open Graph locales: language and country. */
const ogLocales: Record<Locale, string> = { sv: "sv_SE", en: "en_GB" };

type Props = {
  readonly locale: Locale;
  /** Absent for the not-found page, and without an entry in the metadata file: the page then gets a title only. */
  readonly content?: HeadContent | null | undefined;
  readonly title?: string;
  /** Paths of the same content by language; empty for the not-found page. */
  readonly alternates: Alternates;
};

function Description({ locale, content, alternates }: Props & { readonly content: HeadContent }) {
  const { og, published, modified } = content;
  const otherLocales = locales.filter((other) => other !== locale && alternates[other]);
  return (
    <>
      <meta name="description" content={content.description} />
      <link rel="canonical" href={absoluteUrl(content.canonical)} />
      {!content.shouldIndex && <meta name="robots" content="noindex, nofollow" />}
      <meta property="og:title" content={og.title} />
      <meta property="og:description" content={og.description} />
      <meta property="og:url" content={absoluteUrl(og.url)} />
      <meta property="og:image" content={absoluteUrl(og.image)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {/* The image shows the title, or stands for it. */}
      <meta property="og:image:alt" content={og.title} />
      <meta property="og:type" content={og.type} />
      <meta property="og:site_name" content={site.productName} />
      <meta property="og:locale" content={ogLocales[locale]} />
      {otherLocales.map((other) => (
        <meta key={other} property="og:locale:alternate" content={ogLocales[other]} />
      ))}
      {published && <meta property="article:published_time" content={published} />}
      {modified && <meta property="article:modified_time" content={modified} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Head of a page: language, title, description, canonical URL, Open Graph tags, alternates. */
export function SeoHead({ locale, content, title = site.productName, alternates }: Props) {
  const paths = Object.entries(alternates);
  const fallback = alternates[defaultLocale] ?? paths[0]?.[1];
  if (fallback) paths.push(["x-default", fallback]);
  return (
    <>
      <html lang={locale} />
      <title>{content?.title ?? title}</title>
      {/* Phones would make calls of an organisation number and a date, and change the page before it is alive. */}
      <meta name="format-detection" content="telephone=no" />
      {content && <Description locale={locale} content={content} alternates={alternates} />}
      {paths.map(([lang, path]) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={absoluteUrl(path)} />
      ))}
    </>
  );
}

/** Head of a page that is fully described by the metadata file. Templates export it as their `Head`. */
export function PageHead({ pageContext }: { readonly pageContext: PageContext }) {
  const { language, metadata, alternates } = pageContext;
  return <SeoHead locale={language} content={metadata} alternates={alternates} />;
}
