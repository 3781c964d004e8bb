/** The visitor's choice, shared by the whole page and all open tabs. Kept in local storage only. */
import { consentKey } from "../../browser/consent-key";
import { site } from "../../config/site";

/** What a visitor allows besides necessary storage. */
export type Consent = { readonly analytics: boolean; readonly marketing: boolean };

export const allGranted: Consent = { analytics: true, marketing: true };
export const noneGranted: Consent = { analytics: false, marketing: false };

type ConsentState = {
  /** Null until a choice has been made. */
  readonly consent: Consent | null;
  readonly isDialogOpen: boolean;
};

let state: ConsentState | undefined;
const listeners = new Set<() => void>();

/** Returns the current state: the same object until something changes. */
export function consentState(): ConsentState {
  return (state ??= { consent: readRecord(null), isDialogOpen: false });
}

/** Stores a choice and notifies this tab; the browser notifies the others. */
export function saveConsent(consent: Consent): void {
  try {
    localStorage.setItem(consentKey, serializeConsent(consent));
  } catch (error) {
    // The choice then lasts for this visit only.
    console.warn("The cookie choice could not be stored.", error);
  }
  update({ consent });
}

/** Names the dialog as what goes on after a reload. */
export const dialogRenewal = "cookie-settings";

/** Opens the dialog with the current choice, which stays in effect until another one is made. */
export function openDialog(): void {
  update({ isDialogOpen: true });
}

export function closeDialog(): void {
  update({ isDialogOpen: false });
}

/**
 * Calls back after each change, including those made in another tab.
 *
 * @returns a function that unsubscribes.
 */
export function onConsentChange(listener: () => void): () => void {
  // The browser keeps each of the two only once.
  window.addEventListener("storage", syncWithStorage);
  // A page restored from the back/forward cache has missed changes.
  window.addEventListener("pageshow", syncWithStorage);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readRecord(fallback: Consent | null): Consent | null {
  try {
    return parseConsent(localStorage.getItem(consentKey));
  } catch (error) {
    console.warn("The cookie choice could not be read.", error);
    return fallback;
  }
}

function syncWithStorage(event: Event): void {
  if (event instanceof StorageEvent && event.key !== consentKey && event.key !== null) return;
  if (event instanceof PageTransitionEvent && !event.persisted) return;
  const { consent } = consentState();
  const stored = readRecord(consent);
  if (JSON.stringify(stored) !== JSON.stringify(consent)) update({ consent: stored });
}

function update(change: Partial<ConsentState>): void {
  const before = consentState();
  const next = { ...before, ...change };
  if (next.consent === before.consent && next.isDialogOpen === before.isDialogOpen) return;
  state = next;
  for (const listener of [...listeners]) listener();
}

/** Who is behind each purpose today. A yes was given to them, and to nobody who came later. */
const vendors: (readonly [purpose: keyof Consent, vendor: string])[] = [];
if (site.analyticsId) vendors.push(["analytics", "Google Analytics"]);
if (site.marketing) {
  vendors.push(["marketing", `${site.marketing.name} (${site.marketing.company})`]);
}

/**
 * Parses a stored record.
 *
 * @param text the stored text; null if there is none.
 * @returns null, meaning that the choice has to be made, for anything but the two flags (with the vendors of
 * that day, if there were any), and for a yes to a purpose whose vendor has been added or changed since.
 */
export function parseConsent(text: string | null): Consent | null {
  try {
    const record = JSON.parse(text ?? "{}") as Record<string, unknown>;
    const { analytics, marketing, vendors: known = [], ...others } = record;
    if (typeof analytics !== "boolean" || typeof marketing !== "boolean") return null;
    if (!Array.isArray(known) || Object.keys(others).length > 0) return null;
    const consent = { analytics, marketing };
    const isNew = vendors.some(([purpose, vendor]) => consent[purpose] && !known.includes(vendor));
    return isNew ? null : consent;
  } catch {
    return null;
  }
}

/** Returns the text to store for a choice. */
function serializeConsent({ analytics, marketing }: Consent): string {
  const names = vendors.map(([, vendor]) => vendor);
  return JSON.stringify({ analytics, marketing, ...(names.length > 0 && { vendors: names }) });
}
