import type { StoredDocument } from "./revision-cache";

/**
 * A document as the server keeps it: as the line of an export. Thousands of long texts take a quarter of
 * the memory that their objects would, and none of what Node's own limit counts.
 */
export interface SerializedDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  /** The whole document as JSON, with the end of its line. */
  readonly line: Buffer;
}

/**
 * Bytes that the texts share: the C library gives blocks of this size back to the system once nobody
 * needs them, and keeps what thousands of small ones have left.
 */
const blockSize = 64 * 1024 * 1024;

export function serializeDocuments(documents: Iterable<StoredDocument>): SerializedDocument[] {
  let block = Buffer.alloc(0);
  const keep = (text: string): Buffer => {
    const size = Buffer.byteLength(text);
    // Memory that nothing was written to is not taken.
    if (size > block.length) block = Buffer.allocUnsafeSlow(Math.max(size, blockSize));
    const line = block.subarray(0, size);
    block = block.subarray(size);
    line.write(text);
    return line;
  };
  return Array.from(documents, (document) => {
    const { _id, _type, _rev, _createdAt, _updatedAt } = document;
    const line = keep(`${JSON.stringify(document)}\n`);
    return { _id, _type, _rev, _createdAt, _updatedAt, line };
  });
}

export function parseDocument({ line }: SerializedDocument): StoredDocument {
  return JSON.parse(line.toString()) as StoredDocument;
}
