/** Telephone numbers as people write them. */
import { visibleText } from "./visible-text";

/** Numbers without a country code are Swedish. */
export const countryCode = "+46";

/**
 * One number and nothing else: a country code, an area code, in brackets or followed by a dash or a slash, and groups
 * of digits. What else brackets, dashes and slashes may mean (hours, a range, a second number) nobody can dial.
 */
const spaced =
  /^(?:(?:\+|00)(?:46|(?!46)\d{1,3})[\s.\u2010-\u2015-]*(?:\(0\)\s*)?)?(?:\(\d{1,4}\)\s*[\u2010-\u2015-]?\s*|\d{1,5}\s*[/\u2010-\u2015-]\s*)?\d{1,15}(?:[\s.]+\d{1,8})*$/;

/** The same with a dash between all groups, as `tel:` links have it. */
const dashed = /^\+\d{1,3}(?:-\d{1,8}){2,}$/;

/** No number in Sweden has a zero after the country code. */
const international = /^\+(?!460)[1-9]\d{6,14}$/;

/** Such as "112" or "116 111". */
const short = /^[1-9](?:\s?\d){2,5}$/;

/**
 * Returns the number to dial for one as it is written: "+46846500412" for "08-465 004 12". The zero of "+46 (0)8" is
 * dropped, as it is for domestic calls only.
 *
 * @returns undefined for anything but one number that can be called.
 */
export function dialableNumber(written: string): string | undefined {
  const text = visibleText(written).trim();
  if (short.test(text)) return text.replace(/\s/g, "");
  if (!spaced.test(text) && !dashed.test(text)) return undefined;
  const number = text
    .replace("(0)", "")
    .replace(/[^+\d]/g, "")
    .replace(/^00/, "+")
    .replace(/^0/, countryCode);
  return international.test(number) ? number : undefined;
}
