import { decodedUrl } from "../../config/decoded-url";
import { visibleText } from "../../config/visible-text";

/** One mailbox, without a display name, with a dot in its domain. */
const mailbox = /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Returns an email address as it is seen, without "mailto:" before it; undefined if it is none. Pure. */
export function readEmail(written: string): string | undefined {
  const text = visibleText(written).trim();
  const [, inUrl] = /^mailto:(.*)$/is.exec(text) ?? [];
  const address = inUrl === undefined ? text : visibleText(decodedUrl(inUrl)).trim();
  return mailbox.test(address) ? address : undefined;
}

/** Encodes an email address for `mailto:`, where "?" would add a subject, a body or recipients. */
export function mailtoAddress(email: string): string {
  return encodeURIComponent(email).replaceAll("%40", "@");
}
