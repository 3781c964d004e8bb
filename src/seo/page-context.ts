import type { Locale } from "../i18n/locales";
import type { PageMetadata } from "./page-metadata";
import type { Alternates } from "../i18n/routes";

/** What every page knows about itself. Queries read `$language`. */
export type PageContext = {
  readonly language: Locale;
  /** Paths of the same content by language; empty for a page that stands for nothing. */
  readonly alternates: Alternates;
  /** Absent: the template says what the page is (a post), or the metadata file could not be read. */
  readonly metadata?: PageMetadata;
};

/** Of a page that the metadata file says nothing of. */
export type SharedPageContext = PageContext & {
  /** Path of the picture that is shown where the page is shared. */
  readonly ogImage: string;
};

/** Of a page about one form. */
export type FormPageContext = PageContext & {
  /** Address of a vendor's form in the page's language; absent: the page shows the site's own. */
  readonly frame?: string;
};
