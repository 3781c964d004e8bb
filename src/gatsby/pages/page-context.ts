import type { Locale } from "../../i18n/locales";
import type { PageContext } from "../../seo/page-context";
import type { PageMetadata } from "../../seo/page-metadata";
import type { Alternates } from "../../i18n/routes";

/** Returns the context that every page has. */
export function pageContext(
  language: Locale,
  alternates: Alternates,
  metadata?: PageMetadata,
): PageContext {
  return { language, alternates, ...(metadata && { metadata }) };
}
