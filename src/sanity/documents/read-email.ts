/** One mailbox, without a display name. What a browser's own rule accepts, with a dot in the domain. */
const mailbox = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(?:\.[^\s@<>()[\],;:"\\.]+)+$/u;

/** Returns an email address without spaces around it or "mailto:" before it; undefined if it is none. Pure. */
export function readEmail(written: string): string | undefined {
  const address = written
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, "");
  return mailbox.test(address) ? address : undefined;
}
