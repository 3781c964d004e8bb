/** What a visitor allows besides necessary storage. */
export type Consent = { readonly analytics: boolean; readonly marketing: boolean };

export const allGranted: Consent = { analytics: true, marketing: true };
export const noneGranted: Consent = { analytics: false, marketing: false };

/**
 * Parses a stored record.
 *
 * @param text the stored text; null if there is none.
 * @returns null, meaning that no choice has been made, for anything but exactly the two flags.
 */
export function parseConsent(text: string | null): Consent | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null || Object.keys(value).length !== 2) return null;
    const { analytics, marketing } = value as Partial<Record<keyof Consent, unknown>>;
    if (typeof analytics !== "boolean" || typeof marketing !== "boolean") return null;
    return { analytics, marketing };
  } catch {
    return null;
  }
}

/** Returns the text to store for a choice. */
export function serializeConsent({ analytics, marketing }: Consent): string {
  return JSON.stringify({ analytics, marketing });
}
