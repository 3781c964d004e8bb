/** Halves of letters, and control characters other than tabs and line ends. */
const unwritable = /(?![\t\n\r])[\p{Cs}\p{Cc}]/gu;

/** A text without what no page can hold: the HTML would be no HTML, or the build would end. Pure. */
export function cleanText(text: string): string {
  return text.replace(unwritable, "");
}
