/** What a visitor allows beside the necessary (section 3 of the specification). */
export type Consent = { readonly analytics: boolean; readonly marketing: boolean };

export const everythingAllowed: Consent = { analytics: true, marketing: true };
export const nothingAllowed: Consent = { analytics: false, marketing: false };

/**
 * Reads a stored record.
 *
 * @param text what was stored; null where nothing is.
 * @returns null, which means that no choice has been made, for anything but a whole record: two
 * flags and nothing else.
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

/** The text that is stored for a choice. */
export function serializeConsent({ analytics, marketing }: Consent): string {
  return JSON.stringify({ analytics, marketing });
}
