/** Lone surrogates, and control characters other than tabs and line breaks. */
const unprintable = /(?![\t\n\r])[\p{Cs}\p{Cc}]/gu;

/** Removes characters that would make the HTML invalid or fail the build. Pure. */
export function cleanText(text: string): string {
  return text.replace(unprintable, "");
}
