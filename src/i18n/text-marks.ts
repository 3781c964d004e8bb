/** A marked word or words in a text, such as `<whitePaper>words</whitePaper>`: mark name, words. */
export const markedWords = /<([\w-]+)>(.*?)<\/\1>/;

/** Returns a text without its marks. */
export function plainText(text: string): string {
  return text.replace(new RegExp(markedWords, "g"), "$2");
}

/** Splits a text before and after its marked words, which keep their marks. */
export function splitAtMarks(text: string): string[] {
  return text.split(/(<[\w-]+>.*?<\/[\w-]+>)/);
}
