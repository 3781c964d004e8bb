/** Reading what is typed into a number field. */

/** The least and the greatest allowed value, both whole. */
export type Limits = { readonly min: number; readonly max: number };

/** Why a field shows another value than was typed. */
export type Correction =
  | { readonly kind: "outside" | "rounded"; readonly typed: string; readonly value: number }
  | { readonly kind: "unreadable"; readonly value: number };

/** Repeated in a message, more characters than these would fill it. */
const longestEcho = 12;

/**
 * A number as people write it: "60", " 60 ", "60,5", "1 000", "1,000", "-5".
 *
 * @returns nothing where it is no such number: "", "1e3", "sixty", "1-2".
 */
function readNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^[−–]/, "-")
    // Marks between thousands.
    .replace(/(\d)[\s.,](?=\d{3}(?!\d))/g, "$1");
  return /^[+-]?\d+([.,]\d*)?$/.test(plain) ? Number(plain.replace(",", ".")) : undefined;
}

/** The value that is typed, if it can be taken as it stands. */
export function allowedValue(text: string, { min, max }: Limits): number | undefined {
  const number = readNumber(text);
  const isAllowed = Number.isInteger(number) && Number(number) >= min && Number(number) <= max;
  return isAllowed ? number : undefined;
}

/**
 * What a field makes of an entry that its visitor has finished: the nearest allowed value, or the
 * last one where the entry is no number. Never NaN.
 *
 * @returns the value and, where it is not what was typed, why.
 */
export function finishedEntry(
  text: string,
  { min, max }: Limits,
  last: number,
): { readonly value: number; readonly correction?: Correction } {
  const number = readNumber(text);
  if (number === undefined) {
    return { value: last, correction: { kind: "unreadable", value: last } };
  }
  const rounded = Math.round(number);
  const value = Math.min(Math.max(rounded, min), max);
  if (value === number) return { value };
  const kind = value === rounded ? "rounded" : "outside";
  return { value, correction: { kind, typed: shortened(text.trim()), value } };
}

function shortened(text: string): string {
  return text.length > longestEcho ? `${text.slice(0, longestEcho - 1)}…` : text;
}
