/** Returns the beginning of a text, cut between two characters: half an emoji would be shown as "�". */
export function beginning(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Cs}$/u, "");
}

/** Returns a text without the places where a line may divide its words: what sets no lines shows or compares them. */
export function undividedText(text: string): string {
  return text.replace(/[\u00ad\u200b]/g, "");
}

/** Returns a text without the characters that nobody sees, which come along when an address or a number is copied. */
export function visibleText(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}
