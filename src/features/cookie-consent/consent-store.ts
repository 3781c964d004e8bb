/** The visitor's choice, shared by the whole page and all open tabs. Kept in local storage only. */
import { consentKey } from "../../browser/storage-entries";
import { parseConsent, serializeConsent, type Consent } from "./consent-record";

export type ConsentState = {
  /** Null until a choice has been made. */
  readonly consent: Consent | null;
  /** Whether the visitor has opened the dialog. */
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
  const { isDialogOpen } = consentState();
  try {
    localStorage.setItem(consentKey, serializeConsent(consent));
  } catch (error) {
    // The choice then lasts for this visit only.
    console.warn("The cookie choice could not be stored.", error);
  }
  update({ consent, isDialogOpen });
}

/** Opens the dialog with the current choice, which stays in effect until another one is made. */
export function openDialog(): void {
  update({ consent: consentState().consent, isDialogOpen: true });
}

export function closeDialog(): void {
  update({ consent: consentState().consent, isDialogOpen: false });
}

/**
 * Calls back after each change, including those made in another tab.
 *
 * @returns a function that unsubscribes.
 */
export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", syncWithStorage);
    // A page restored from the back/forward cache has missed changes.
    window.addEventListener("pageshow", syncWithStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", syncWithStorage);
    window.removeEventListener("pageshow", syncWithStorage);
  };
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
  const { consent, isDialogOpen } = consentState();
  const stored = readRecord(consent);
  const isNew =
    stored?.analytics !== consent?.analytics || stored?.marketing !== consent?.marketing;
  if (isNew) update({ consent: stored, isDialogOpen });
}

function update(next: ConsentState): void {
  if (next.consent === state?.consent && next.isDialogOpen === state.isDialogOpen) return;
  state = next;
  for (const listener of [...listeners]) listener();
}
