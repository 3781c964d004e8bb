import { decodedUrl } from "../../config/decoded-url";

/**
 * Returns the uploads that no document refers to. Pure.
 *
 * @param data the text of `data.ndjson`.
 * @param uploads paths in the dataset's folder: `images/a.png`.
 * @throws SyntaxError for a line that is no JSON: what it refers to is unknown.
 */
export function unusedUploads(data: string, uploads: readonly string[]): string[] {
  const used = new Set<string>();
  for (const line of data.split("\n")) {
    if (line.trim() === "") continue;
    JSON.parse(line, (key, value: unknown) => {
      const [, path] = /^(?:image|file)@file:\/\/(?:\.\/)?(.+)$/.exec(String(value)) ?? [];
      if (key === "_sanityAsset" && path !== undefined) used.add(decodedUrl(path).normalize());
      return value;
    });
  }
  return uploads.filter((path) => !used.has(path.normalize()));
}
