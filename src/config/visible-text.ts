/** Returns a text without the characters that nobody sees, which come along when an address or a number is copied. */
export function visibleText(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}
