import type { Locale } from "../i18n/locales";
import type { PageMetadata } from "./page-metadata";
import type { Alternates } from "../i18n/routes";

/** Context of every page. Queries read `$language`. */
export type PageContext = {
  readonly language: Locale;
  /** Paths of the same content by language; empty for the not-found page. */
  readonly alternates: Alternates;
  /** Absent where the template provides its own: on posts and help categories. */
  readonly metadata?: PageMetadata;
};

/** Context of a page about one form. */
export type FormPageContext = PageContext & {
  /** URL of a vendor's form in the page's language. Without it, the page shows the site's own form. */
  readonly frame?: string;
};
