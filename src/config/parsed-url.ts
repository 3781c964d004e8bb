/**
 * Returns a URL; undefined for what is none.
 *
 * Why: in Node 20 and 22, `URL.canParse` takes no host with letters such as å any more, once it has been called some
 * thousand times.
 */
export function parsedUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
