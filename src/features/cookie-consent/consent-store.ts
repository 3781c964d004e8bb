/** The visitor's choice, shared by the whole page and all open tabs. Kept in local storage only. */
import { consentKey, consentToolsKey } from "../../browser/consent-key";
import type { ResumeKey } from "../../browser/resume-after-reload";
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
    storeConsent(consent);
  } catch (error) {
    // The choice then lasts for this visit only.
    console.warn("The cookie choice could not be stored.", error);
  }
  update({ consent });
}

/** The dialog opens again after a reload. */
export const dialogResumeKey: ResumeKey = "cookie-settings";

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
    const known = localStorage.getItem(consentToolsKey);
    const consent = parseConsent(localStorage.getItem(consentKey), known);
    // From now on, a yes that came without its tools is a yes to those of today.
    if (consent && known === null) storeTools(consent);
    return consent;
  } catch (error) {
    console.warn("The cookie choice could not be read.", error);
    return fallback;
  }
}

function syncWithStorage(event: Event): void {
  // Null: the whole storage was cleared.
  const keys = [consentKey, consentToolsKey, null];
  if (event instanceof StorageEvent && !keys.includes(event.key)) return;
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

/** Who is behind each purpose today. A yes is given to them, and to nobody who comes later. */
const tools: (readonly [purpose: keyof Consent, tool: string])[] = [];
if (site.analyticsId) tools.push(["analytics", "Google Analytics"]);
if (site.marketing) {
  const { name, company, googleAds } = site.marketing;
  tools.push(["marketing", `${name} (${company})${googleAds ? ", Google Ads" : ""}`]);
}

/**
 * Parses what is stored.
 *
 * @param record the two flags; null if there is no record.
 * @param known the tools that a yes was given to; null if nobody noted them: then it is a yes to those of today.
 * @returns null, meaning that the choice has to be made, for anything but exactly the two flags, and for a yes to a
 * purpose whose tool has been added or changed since.
 */
export function parseConsent(record: string | null, known: string | null): Consent | null {
  const { analytics, marketing, ...others } = parsedObject(record);
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean") return null;
  if (Object.keys(others).length > 0) return null;
  const consent = { analytics, marketing };
  if (known === null) return consent;
  const names = Object.values(parsedObject(known));
  return tools.some(([purpose, tool]) => consent[purpose] && !names.includes(tool))
    ? null
    : consent;
}

/** Returns the object, or the list, that a text stands for; an empty object for any other text. */
function parsedObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(text ?? "") as object) };
  } catch {
    return {};
  }
}

/** Stores the two flags and, beside a yes, the tools that it was given to. */
function storeConsent(consent: Consent): void {
  const { analytics, marketing } = consent;
  // First, so that a tab that reads the flags finds their tools.
  storeTools(consent);
  localStorage.setItem(consentKey, JSON.stringify({ analytics, marketing }));
  if (!analytics && !marketing) localStorage.removeItem(consentToolsKey);
}

function storeTools(consent: Consent): void {
  if (!consent.analytics && !consent.marketing) return;
  const allowed = tools.filter(([purpose]) => consent[purpose]).map(([, tool]) => tool);
  localStorage.setItem(consentToolsKey, JSON.stringify(allowed));
}
