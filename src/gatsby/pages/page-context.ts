import type { Locale } from "../../i18n/locales";
import type { PageContext } from "../../seo/page-context";
import { findMetadata, type MetadataFile } from "../../seo/page-metadata";
import { i18nContext } from "../internals/i18n-plugin";
import type { Alternates } from "../../i18n/routes";

/**
 * Returns the context of a page.
 *
 * @param path including the language prefix.
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
    i18n: i18nContext(language, path),
  } satisfies PageContext & Record<string, unknown>;
}
