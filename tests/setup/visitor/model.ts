/** What a visitor's browser should hold, as far as the visitor knows: a few facts and no page. */
import type { Consent } from "../../../src/features/cookie-consent/consent-record";
import { screenPath, type Screen } from "../../../src/i18n/routes";
import { locales, type Locale } from "../../../src/i18n/locales";

/** An entry of the browser's history. */
export type Entry = {
  /** Path and query. */
  readonly address: string;
  /** Entries with the same number are pages of one load: Back between them loads nothing anew. */
  document: number;
};

export const formNames = ["demo", "whitePaper", "newsletter"] as const;
export type FormName = (typeof formNames)[number];

/** What stands in a form, by the names of its fields. */
export type Draft = Readonly<Record<string, string>>;

export type VisitorModel = {
  readonly entries: Entry[];
  /** Index of the entry that is shown. */
  place: number;
  consent: Consent | null;
  isOnline: boolean;
  /** Whether the browser shows its own page, since the site could not be reached. */
  isLost: boolean;
  /** Whether the site has been replaced since the page was loaded. */
  isOutdated: boolean;
  /** Whether a dialog lies over the page. */
  hasDialog: boolean;
  drafts: Partial<Record<FormName, Draft>>;
  /** Everything that was ever typed: after a full load, a browser may put it back. */
  readonly typed: Set<string>;
  /** Addresses that were shown since the last full load. */
  readonly seen: Set<string>;
};

export function startOfVisit(address: string): VisitorModel {
  return {
    entries: [{ address, document: 0 }],
    place: 0,
    consent: null,
    isOnline: true,
    isLost: false,
    isOutdated: false,
    hasDialog: false,
    drafts: {},
    typed: new Set(),
    seen: new Set([address]),
  };
}

export function currentEntry({ entries, place }: VisitorModel): Entry {
  return entries[place]!;
}

/** A link was followed. To where the visitor is already, a link adds nothing to the history. */
export function follow(model: VisitorModel, address: string): void {
  const { document, address: from } = currentEntry(model);
  if (address === from) return;
  model.entries.splice(model.place + 1, Infinity, { address, document });
  model.place += 1;
}

/** The language of an address: its first segment says it, and nothing else. */
export function localeOf(address: string): Locale {
  return /^\/en(?![^/?])/.test(address) ? "en" : "sv";
}

const formScreens: Partial<Record<Screen, FormName>> = {
  demoBooking: "demo",
  whitePaper: "whitePaper",
  home: "newsletter",
  blog: "newsletter",
};

/** The form on the page of an address. */
export function formAt(address: string): FormName | undefined {
  const [path] = address.split("?");
  const found = Object.entries(formScreens).find(([screen]) =>
    locales.some((locale) => screenPath(screen as Screen, locale) === path),
  );
  return found?.[1];
}
