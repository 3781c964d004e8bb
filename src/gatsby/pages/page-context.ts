import type { Locale } from "../../i18n/locales";
import type { PageContext } from "../../seo/page-context";
import type { PageMetadata } from "../../seo/page-metadata";
import { i18nContext } from "../internals/i18n-plugin";
import type { Alternates } from "../../i18n/routes";

/** The context that every page has. */
export type SitePageContext = PageContext & { readonly i18n: object };

/** Returns the context that every page has. */
export function pageContext(
  language: Locale,
  alternates: Alternates,
  metadata?: PageMetadata,
): SitePageContext {
  return {
    language,
    alternates,
    ...(metadata && { metadata }),
    i18n: i18nContext,
  };
}
