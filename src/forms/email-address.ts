import { decodedUrl } from "../config/decoded-url";
import { parsedUrl } from "../config/parsed-url";
import { visibleText } from "../config/visible-text";

/** `Anna <anna@foretag.se>`, as mail programs copy it, and `<anna@foretag.se>`. */
const inBrackets = /^[^<>]*<([^<>]*)>$/;
const mailtoUrl = /^mailto:([^?]*)/i;
/** The lookbehind keeps a long row of stops within a text from being searched from each of them. */
const endPunctuation = /(?<![\s.,;])[\s.,;]+$/;

/**
 * Returns the email address in a pasted text: without invisible characters (`\p{Cf}`), the punctuation after
 * it, a display name with its angle brackets, and `mailto:` with its query. Does not validate: any other
 * text is returned trimmed, and an address unchanged.
 */
export function plainAddress(text: string): string {
  const visible = visibleText(text).replace(endPunctuation, "");
  const address = inBrackets.exec(visible)?.[1] ?? visible;
  const fromUrl = mailtoUrl.exec(address.trim())?.[1];
  return (fromUrl === undefined ? address : decodedUrl(fromUrl)).trim();
}

/** Returns an address with its domain as mail servers exchange it: `bo@företag.se` is `bo@xn--fretag-wxa.se`. */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf("@");
  const url = at > 0 ? parsedUrl(`http://${address.slice(at + 1)}`) : undefined;
  return url ? address.slice(0, at + 1) + url.hostname : address;
}
