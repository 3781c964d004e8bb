/**
 * The visitor's choice, as every part of the page and every open tab sees it. It is kept in the
 * browser's local storage and nowhere else.
 */
import { consentKey } from "../../browser/storage-entries";
import { parseConsent, serializeConsent, type Consent } from "./consent-record";

export type ConsentState = {
  /** Null: no choice has been made. */
  readonly consent: Consent | null;
  /** Whether the visitor has asked for the dialog. */
  readonly isChoosing: boolean;
};

let state: ConsentState | undefined;
const listeners = new Set<() => void>();

/** The state at the moment: the same object for as long as nothing changes. */
export function consentState(): ConsentState {
  return (state ??= { consent: readRecord(null), isChoosing: false });
}

/** Keeps a choice, and tells this tab at once; the browser tells the others. */
export function saveConsent(consent: Consent): void {
  const { isChoosing } = consentState();
  try {
    localStorage.setItem(consentKey, serializeConsent(consent));
  } catch (error) {
    // The choice then holds for this visit.
    console.warn("The cookie choice could not be stored.", error);
  }
  update({ consent, isChoosing });
}

/**
 * Opens the dialog. A choice that was made before stays as it is, and is what the dialog shows, until
 * another one takes its place: who only looks withdraws nothing.
 */
export function openChoices(): void {
  update({ consent: consentState().consent, isChoosing: true });
}

export function closeChoices(): void {
  update({ consent: consentState().consent, isChoosing: false });
}

/**
 * Calls back after each change, also one that was made in another tab.
 *
 * @returns what ends it.
 */
export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", takeOver);
    // A page that the browser kept for its Back button has slept through changes.
    window.addEventListener("pageshow", takeOver);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", takeOver);
    window.removeEventListener("pageshow", takeOver);
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

/** Follows what is stored. */
function takeOver(event: Event): void {
  if (event instanceof StorageEvent && event.key !== consentKey && event.key !== null) return;
  if (event instanceof PageTransitionEvent && !event.persisted) return;
  const { consent, isChoosing } = consentState();
  const stored = readRecord(consent);
  const isNew =
    stored?.analytics !== consent?.analytics || stored?.marketing !== consent?.marketing;
  if (isNew) update({ consent: stored, isChoosing });
}

function update(next: ConsentState): void {
  if (next.consent === state?.consent && next.isChoosing === state.isChoosing) return;
  state = next;
  for (const listener of [...listeners]) listener();
}
