/** One mailbox, without a display name, with a dot in its domain. */
const mailbox = /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Returns an email address without spaces around it or "mailto:" before it; undefined if it is none. Pure. */
export function readEmail(written: string): string | undefined {
  const address = written
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, "");
  return mailbox.test(address) ? address : undefined;
}
