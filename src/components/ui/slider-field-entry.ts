/** Minimum and maximum, both whole numbers. */
export type Limits = { readonly min: number; readonly max: number };

/** Why a field shows a different value than was typed. */
export type Correction =
  | { readonly kind: "outside" | "rounded"; readonly typed: string; readonly value: number }
  | { readonly kind: "unreadable"; readonly value: number };

/** Longest entry, in characters, that a message repeats in full. */
const maxEchoLength = 12;

/**
 * Parses a number as people write it: "60", " 60 ", "60,5", "1 000", "1,000", "-5".
 *
 * @returns undefined for anything else: "", "1e3", "sixty", "1-2".
 */
function parseNumber(text: string): number | undefined {
  const normalized = text
    .trim()
    .replace(/^[−–]/, "-")
    // Thousands separators.
    .replace(/(\d)[\s.,](?=\d{3}(?!\d))/g, "$1");
  return /^[+-]?\d+([.,]\d*)?$/.test(normalized) ? Number(normalized.replace(",", ".")) : undefined;
}

/** Returns the typed value if it is valid as it is. */
export function parseValidValue(text: string, { min, max }: Limits): number | undefined {
  const number = parseNumber(text);
  const isAllowed = Number.isInteger(number) && Number(number) >= min && Number(number) <= max;
  return isAllowed ? number : undefined;
}

/**
 * Returns the nearest allowed value for a finished entry, or `last` if the entry is not a number (never
 * NaN), with the reason if it differs from what was typed.
 */
export function correctEntry(
  text: string,
  { min, max }: Limits,
  last: number,
): { readonly value: number; readonly correction?: Correction } {
  const number = parseNumber(text);
  if (number === undefined) {
    return { value: last, correction: { kind: "unreadable", value: last } };
  }
  const rounded = Math.round(number);
  const value = Math.min(Math.max(rounded, min), max);
  if (value === number) return { value };
  const kind = value === rounded ? "rounded" : "outside";
  return { value, correction: { kind, typed: truncate(text.trim()), value } };
}

function truncate(text: string): string {
  return text.length > maxEchoLength ? `${text.slice(0, maxEchoLength - 1)}…` : text;
}
