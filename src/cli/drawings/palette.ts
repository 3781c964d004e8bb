/** Colours of the pictures: the tokens, and mixtures of two of them. */
import { token } from "../../gatsby/tokens";

/** A token's red, green and blue, each from 0 to 255. */
function channels(name: string): number[] {
  const digits = token(name).slice(1);
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return [0, 2, 4].map((start) => parseInt(six.slice(start, start + 2), 16));
}

/**
 * Mixes two tokens.
 *
 * @param share of the second, from 0 to 1.
 * @returns a colour such as `#22264f`.
 */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((other[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A deeper rose, for what stands on sand or rose. */
export const deepRose = "#efbfae";
