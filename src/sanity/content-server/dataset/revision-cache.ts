import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { SourceDocument } from "./read-documents";

/** A document with the hosted service's system fields. */
export type StoredDocument = SourceDocument & {
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
};

/** When a document changed last, and the hash of its content by which a change is noticed. */
export interface RevisionEntry {
  readonly rev: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The revision of each document in an earlier run, by id. */
export type RevisionCache = ReadonlyMap<string, RevisionEntry>;

/**
 * Reads the revision cache of an earlier run.
 *
 * @returns undefined when there is none. A damaged file counts as empty: every document then counts as
 * changed, which costs a rebuild but hides nothing.
 */
export async function readRevisionCache(file: string): Promise<RevisionCache | undefined> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      return undefined;
    }
    throw new Error(`The revision cache ${file} cannot be read (${(error as Error).message}).`);
  }
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return new Map(entries.filter((entry): entry is [string, RevisionEntry] => isEntry(entry[1])));
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is RevisionEntry {
  const entry = value as Partial<RevisionEntry> | null;
  return [entry?.rev, entry?.createdAt, entry?.updatedAt].every((text) => typeof text === "string");
}

/**
 * Returns a function that saves revisions for the next run: the first time it is called, and again whenever
 * the file is gone.
 */
export function revisionSaver(file: string, revisions: RevisionCache): () => Promise<void> {
  let isSaved = false;
  return async () => {
    if (isSaved && existsSync(file)) return;
    await writeRevisionCache(file, revisions);
    isSaved = true;
  };
}

/** Writes the revision cache atomically. @throws Error when it cannot be written. */
async function writeRevisionCache(file: string, revisions: RevisionCache): Promise<void> {
  const temporaryFile = `${file}.${process.pid}.tmp`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(temporaryFile, `${JSON.stringify(Object.fromEntries(revisions), null, 1)}\n`);
    await rename(temporaryFile, file);
  } catch (error) {
    throw new Error(`The revision cache ${file} cannot be written (${(error as Error).message}).`);
  }
}

/**
 * Adds `_rev`, `_createdAt` and `_updatedAt` to a document.
 *
 * A document whose content is unchanged keeps its times. A new or changed one gets `now`, even when it
 * has an older `_updatedAt` of its own: whoever edits a line of an export seldom edits its time, too, and a
 * warm build requests only changes since the last build. Without a cache there was no earlier build, so
 * the document's own times stand; a post without any counts as unchanged since it was published.
 *
 * @param now UTC time in ISO 8601.
 */
export function withRevision(
  source: SourceDocument,
  revisions: RevisionCache | undefined,
  now: string,
): StoredDocument {
  const { _id, _type, _rev: _ignored, _createdAt, _updatedAt, ...content } = source;
  const own = { createdAt: textOf(_createdAt), updatedAt: textOf(_updatedAt) };
  const rev = contentHash(source);
  const cached = revisions?.get(_id);
  const isUnchanged = cached?.rev === rev;
  const firstSeen = cached?.createdAt ?? now;
  const published = pastTime(content.publishedAt, now) ?? now;
  const changed = revisions === undefined ? (own.updatedAt ?? published) : now;
  return {
    _id,
    _type,
    _rev: rev,
    _createdAt: isUnchanged ? cached.createdAt : (own.createdAt ?? firstSeen),
    _updatedAt: isUnchanged ? cached.updatedAt : changed,
    ...content,
  };
}

/** Hashes what a document holds besides its revision: 22 hexadecimal digits. */
export function contentHash(source: SourceDocument): string {
  const { _id, _type, _rev: _ignored, _createdAt, _updatedAt, ...content } = source;
  const own = { createdAt: textOf(_createdAt), updatedAt: textOf(_updatedAt) };
  return createHash("sha256")
    .update(JSON.stringify([_id, _type, own, content]))
    .digest("hex")
    .slice(0, 22);
}

/** Returns a past time in the format of the other times; undefined for any other value. */
function pastTime(value: unknown, now: string): string | undefined {
  const time = Date.parse(textOf(value) ?? "");
  return time <= Date.parse(now) ? new Date(time).toISOString() : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
