/** White space, and characters that show nothing: controls, formats, fillers and the empty Braille pattern. */
const blank = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Returns whether nothing of a text can be seen. An editor or a visitor who left it has written nothing. */
export function isBlank(text: string): boolean {
  return blank.test(text);
}
