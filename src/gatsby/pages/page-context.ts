import { defaultLocale, locales, type Locale } from "../../i18n/locales";
import type { PageContext } from "../../seo/page-context";
import { findMetadata, type MetadataFile } from "../../seo/page-metadata";
import type { Alternates } from "../../i18n/routes";

/**
 * The context of a page, with the part that `gatsby-plugin-react-i18next` would otherwise add by
 * creating every page a second time.
 *
 * @param path the page's own path, language prefix included.
 */
export function pageContext(
  path: string,
  language: Locale,
  alternates: Alternates,
  metadataFile: MetadataFile,
) {
  const metadata = findMetadata(metadataFile, path);
  return {
    language,
    alternates,
    ...(metadata && { metadata }),
    i18n: {
      language,
      languages: locales,
      defaultLanguage: defaultLocale,
      generateDefaultLanguagePage: false,
      routed: language !== defaultLocale,
      originalPath: path,
      path,
    },
  } satisfies PageContext & Record<string, unknown>;
}
