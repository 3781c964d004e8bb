/**
 * i18next's suffix for a number. Swedish and English have the same two forms; `Intl.PluralRules`, which
 * knows more, takes its time when it is first asked (see `format.ts`).
 */
export function pluralForm(count: number): "one" | "other" {
  return count === 1 ? "one" : "other";
}
