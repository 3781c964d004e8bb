/** Returns a URL, or a part of one, decoded; one with a bare "%", such as "100%", as it is. */
export function decodedUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
