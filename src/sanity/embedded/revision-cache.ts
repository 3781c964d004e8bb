import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { SourceDocument } from "./read-documents";

/** A document with the system fields that the hosted service adds. */
export type StoredDocument = SourceDocument & {
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
};

/** What the ledger remembers of a document. */
type Stamp = Pick<StoredDocument, "_id" | "_rev" | "_createdAt" | "_updatedAt">;

interface Entry {
  readonly rev: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What an earlier run knew of each document, by id. */
export type RevisionCache = ReadonlyMap<string, Entry>;

/**
 * Reads the ledger that an earlier run wrote.
 *
 * @returns undefined when there is none yet. A damaged file is an empty ledger: every document then
 * counts as changed, which costs a rebuild and hides nothing.
 */
export async function readRevisionCache(file: string): Promise<RevisionCache | undefined> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      return undefined;
    }
    throw new Error(`The ledger ${file} cannot be read (${(error as Error).message}).`);
  }
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return new Map(entries.filter((entry): entry is [string, Entry] => isEntry(entry[1])));
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is Entry {
  const entry = value as Partial<Entry> | null;
  return [entry?.rev, entry?.createdAt, entry?.updatedAt].every((text) => typeof text === "string");
}

/**
 * Writes what the next run has to know. The file appears whole or not at all.
 *
 * @throws Error when it cannot be written.
 */
export async function writeRevisionCache(file: string, documents: readonly Stamp[]): Promise<void> {
  const entries = documents.map(({ _id, _rev, _createdAt, _updatedAt }) => [
    _id,
    { rev: _rev, createdAt: _createdAt, updatedAt: _updatedAt },
  ]);
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
    await rename(unfinished, file);
  } catch (error) {
    throw new Error(`The ledger ${file} cannot be written (${(error as Error).message}).`);
  }
}

/**
 * Adds `_rev`, `_createdAt` and `_updatedAt`.
 *
 * A document that an earlier run saw with the same content keeps its times to the letter. One that
 * is new or different gets `now`, even when it states an older `_updatedAt` itself: a person who
 * edits a line of an export seldom edits its time too, and a warm build asks only for what is later
 * than the build before. Without any ledger there was no build before, so stated times stand; a post
 * that states none has, for all that is known, not changed since it was published.
 *
 * @param now UTC time in ISO 8601
 */
export function withRevision(
  source: SourceDocument,
  ledger: RevisionCache | undefined,
  now: string,
): StoredDocument {
  const { _id, _type, _rev: _ignored, _createdAt, _updatedAt, ...content } = source;
  const stated = { createdAt: textOf(_createdAt), updatedAt: textOf(_updatedAt) };
  const rev = createHash("sha256")
    .update(JSON.stringify([_id, _type, stated, content]))
    .digest("hex")
    .slice(0, 22);
  const known = ledger?.get(_id);
  const isUnchanged = known?.rev === rev;
  const firstSeen = known?.createdAt ?? now;
  const unstated = pastTime(content.publishedAt, now) ?? now;
  const changed = ledger === undefined ? (stated.updatedAt ?? unstated) : now;
  return {
    _id,
    _type,
    _rev: rev,
    _createdAt: isUnchanged ? known.createdAt : (stated.createdAt ?? firstSeen),
    _updatedAt: isUnchanged ? known.updatedAt : changed,
    ...content,
  };
}

/** A time that is over by now, as all the others are written; undefined where it is none. */
function pastTime(value: unknown, now: string): string | undefined {
  const time = Date.parse(textOf(value) ?? "");
  return time <= Date.parse(now) ? new Date(time).toISOString() : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
