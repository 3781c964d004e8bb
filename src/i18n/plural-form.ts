/**
 * Returns i18next's plural suffix for a number. Swedish and English have the same two forms;
 * `Intl.PluralRules` would be slow on first use (see `format.ts`).
 */
export function pluralForm(count: number): "one" | "other" {
  return count === 1 ? "one" : "other";
}
