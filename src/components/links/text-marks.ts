/** A marked word or words in a text, such as `<whitePaper>words</whitePaper>`: mark name, words. */
export const textMark = /<([\w-]+)>(.*?)<\/\1>/;

/** Returns a text without its marks. */
export function plainText(text: string): string {
  return text.replace(new RegExp(textMark, "g"), "$2");
}
