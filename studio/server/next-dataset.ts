/** A dataset that follows on another: what is unchanged keeps its revision and its times. */
import { isDeepStrictEqual } from "node:util";
import type { Dataset } from "../../src/sanity/embedded/dataset";
import type { SourceDocument, StoredDocument } from "../../src/sanity/embedded/documents";

/** A transaction that has led from one dataset to the next. */
interface Edit {
  /** The revision of each document that it changes. */
  readonly rev: string;
  /** UTC time in ISO 8601. */
  readonly timestamp: string;
  /** Since when each of these documents has existed, by id. */
  readonly created: ReadonlyMap<string, unknown>;
}

/** Returns a dataset that was read, as what the one before has become. Those of files have fixed times. */
export function nextDataset(read: Dataset, before: Dataset, edit?: Edit): Dataset {
  const now = edit?.timestamp ?? new Date().toISOString();
  const documents = new Map(read.documents);
  for (const [id, source] of read.sources) {
    const document = read.documents.get(id);
    if (!document) continue;
    const was = before.documents.get(id);
    const isEdited = edit?.created.has(id) === true;
    const since = isEdited ? edit.created.get(id) : was?._createdAt;
    const _createdAt = typeof since === "string" ? since : now;
    const changed = withTimes(document, source, { _createdAt, _updatedAt: now });
    const asBefore = was && { ...withTimes(document, source, was), _rev: was._rev };
    if (isEdited) documents.set(id, { ...changed, _rev: edit.rev });
    else documents.set(id, was && isDeepStrictEqual(asBefore, was) ? was : changed);
  }
  return { ...read, documents };
}

type Times = Pick<StoredDocument, "_createdAt" | "_updatedAt">;

/** Gives a document the times that the file does not have. */
function withTimes(document: StoredDocument, source: SourceDocument, times: Times): StoredDocument {
  const { _createdAt, _updatedAt } = { ...times, ...(source as Partial<Times>) };
  return { ...document, _createdAt, _updatedAt };
}
