/** Returns a text as it is written in markup. */
export const markupText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
