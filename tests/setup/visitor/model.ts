/** Model of a visitor's browser: the state it should be in. */
import type { Consent } from "../../../src/features/cookie-consent/consent-store";
import { screenPath, type Screen } from "../../../src/i18n/routes";
import { locales, type Locale } from "../../../src/i18n/locales";

/** An entry of the browser's history. */
export type Entry = {
  /** Path and query. */
  readonly url: string;
  /** Entries with the same number belong to one page load: Back between them reloads nothing. */
  document: number;
};

type FormName = "demo" | "whitePaper" | "newsletter";

/** Values of a form, by field name. */
export type Draft = Readonly<Record<string, string>>;

export type VisitorModel = {
  readonly entries: Entry[];
  /** Index of the current entry. */
  index: number;
  consent: Consent | null;
  isOnline: boolean;
  /** Whether the browser shows its own error page, because the site could not be reached. */
  isLost: boolean;
  /** Whether the site has been deployed since the page was loaded. */
  isOutdated: boolean;
  /** Whether a dialog is open. */
  hasDialog: boolean;
  drafts: Partial<Record<FormName, Draft>>;
  /** Everything ever typed: after a full load, a browser may restore it. */
  readonly typed: Set<string>;
  /** URLs shown since the last full load. */
  readonly seen: Set<string>;
};

export function startOfVisit(url: string): VisitorModel {
  return {
    entries: [{ url, document: 0 }],
    index: 0,
    consent: null,
    isOnline: true,
    isLost: false,
    isOutdated: false,
    hasDialog: false,
    drafts: {},
    typed: new Set(),
    seen: new Set([url]),
  };
}

export function currentEntry({ entries, index }: VisitorModel): Entry {
  return entries[index]!;
}

/** Follows a link. A link to the current URL adds nothing to the history. */
export function follow(model: VisitorModel, url: string): void {
  const { document, url: from } = currentEntry(model);
  if (url === from) return;
  model.entries.splice(model.index + 1, Infinity, { url, document });
  model.index += 1;
}

/** Returns the language of a URL, which only the first path segment determines. */
export function localeOf(url: string): Locale {
  return /^\/en(?![^/?])/.test(url) ? "en" : "sv";
}

const formScreens: Partial<Record<Screen, FormName>> = {
  demoBooking: "demo",
  whitePaper: "whitePaper",
  home: "newsletter",
  blog: "newsletter",
};

/** Returns the form on the page at a URL. */
export function formAt(url: string): FormName | undefined {
  const [path] = url.split("?");
  const found = Object.entries(formScreens).find(([screen]) =>
    locales.some((locale) => screenPath(screen as Screen, locale) === path),
  );
  return found?.[1];
}
