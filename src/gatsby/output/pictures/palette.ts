/** Colours of the pictures that the build draws: the tokens, and mixtures of two of them. */
import { token } from "../../tokens";

/** Red, green and blue, each from 0 to 255. */
function channels(colour: string): number[] {
  const digits = colour.slice(1);
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return six.match(/../g)!.map((pair) => parseInt(pair, 16));
}

/**
 * Mixes two tokens.
 *
 * @param share of the second, from 0 to 1.
 * @returns a colour such as `#22264f`.
 */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [channels(token(first)), channels(token(second))];
  const mixed = from.map((value, index) => Math.round(value + (to[index]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A deeper rose, for what stands on sand or rose. */
export const deepRose = "#efbfae";
