/** The lines of `data.ndjson`, and how a change of documents changes them. Pure. */
import { splitLines } from "./read-documents";

/** A line without its line feed; one without an id is empty. */
export interface DataLine {
  readonly id?: string;
  readonly bytes: Buffer;
}

const carriageReturn = "\r".charCodeAt(0);

/** Splits a file into lines; `joinLines` restores it byte by byte. */
export function dataLines(
  data: Buffer,
  documents: readonly { readonly _id: string; readonly bytes: Buffer }[],
): DataLine[] {
  const ids = new Map(documents.map(({ _id, bytes }) => [bytes.byteOffset, _id]));
  return splitLines(data).map((bytes) => {
    const id = bytes.length > 0 ? ids.get(bytes.byteOffset) : undefined;
    return id === undefined ? { bytes } : { id, bytes };
  });
}

export function joinLines(lines: readonly DataLine[]): Buffer {
  const lineFeed = Buffer.from("\n");
  return Buffer.concat(
    lines.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [lineFeed, bytes])),
  );
}

/**
 * Replaces the lines of changed documents where they are, removes those of deleted ones, and adds new ones at
 * the end. All other lines stay as they are.
 *
 * @param changes JSON by document id; undefined for a deleted document.
 */
export function replaceLines(
  lines: readonly DataLine[],
  changes: ReadonlyMap<string, string | undefined>,
): DataLine[] {
  const left = new Map(changes);
  const changed = lines.flatMap((line) => {
    if (line.id === undefined || !left.has(line.id)) return [line];
    const text = left.get(line.id);
    left.delete(line.id);
    const ending = line.bytes.at(-1) === carriageReturn ? "\r" : "";
    return text === undefined ? [] : [{ id: line.id, bytes: Buffer.from(text + ending) }];
  });
  const added = [...left].flatMap(([id, text]) =>
    text === undefined ? [] : [{ id, bytes: Buffer.from(text) }],
  );
  if (added.length === 0) return changed;
  // A file that ends with a line feed has an empty last line, and goes on having it.
  const last = changed.at(-1);
  const end = last?.bytes.length === 0 ? [last] : [];
  return [...changed.slice(0, changed.length - end.length), ...added, ...end];
}
