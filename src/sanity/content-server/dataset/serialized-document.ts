import type { StoredDocument } from "./revision-cache";

/**
 * A document as the server stores it: serialized as a line of an export. That takes a quarter of the
 * objects' memory, and none of the heap that Node limits.
 */
export interface SerializedDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  /** The whole document as JSON, with a line feed. */
  readonly line: Buffer;
  /** The document itself, where memory matters less than time. It is never changed. */
  readonly parsed?: StoredDocument;
}

/**
 * Bytes per shared buffer. The C library returns freed blocks of this size to the system, but keeps the
 * memory of thousands of small ones.
 */
const blockSize = 64 * 1024 * 1024;

export function serializeDocuments(documents: Iterable<StoredDocument>): SerializedDocument[] {
  let block = Buffer.alloc(0);
  const store = (text: string): Buffer => {
    const size = Buffer.byteLength(text);
    // The system provides no memory for pages that are never written.
    if (size > block.length) block = Buffer.allocUnsafeSlow(Math.max(size, blockSize));
    const line = block.subarray(0, size);
    block = block.subarray(size);
    line.write(text);
    return line;
  };
  return Array.from(documents, (document) => {
    const { _id, _type, _rev, _createdAt, _updatedAt } = document;
    const line = store(`${JSON.stringify(document)}\n`);
    return { _id, _type, _rev, _createdAt, _updatedAt, line };
  });
}

/** Serializes one document into a buffer of its own. */
export function serializeDocument(document: StoredDocument): SerializedDocument {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document;
  const line = Buffer.from(`${JSON.stringify(document)}\n`);
  return { _id, _type, _rev, _createdAt, _updatedAt, line };
}

/** Keeps documents parsed, for a dataset that is read again and again. */
export function keepParsed(document: SerializedDocument): SerializedDocument {
  return { ...document, parsed: parseDocument(document) };
}

export function parseDocument({ line, parsed }: SerializedDocument): StoredDocument {
  return parsed ?? (JSON.parse(line.toString()) as StoredDocument);
}
