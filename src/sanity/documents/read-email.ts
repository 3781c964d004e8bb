import { visibleText } from "../../config/visible-text";

/** One mailbox, without a display name, with a dot in its domain. */
const mailbox = /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Returns an email address as it is seen, without "mailto:" before it; undefined if it is none. Pure. */
export function readEmail(written: string): string | undefined {
  const address = visibleText(written)
    .trim()
    .replace(/^mailto:\s*/i, "");
  return mailbox.test(address) ? address : undefined;
}
