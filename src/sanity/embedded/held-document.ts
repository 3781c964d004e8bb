import type { StoredDocument } from "./change-ledger";

/**
 * A document as the server keeps it: as the line of an export. Thousands of long texts take a quarter of
 * the memory that their objects would, and none of what Node's own limit counts.
 */
export interface HeldDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  /** The whole document as JSON, with the end of its line. */
  readonly line: Buffer;
}

export function holdDocument(document: StoredDocument): HeldDocument {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document;
  const line = Buffer.from(`${JSON.stringify(document)}\n`);
  return { _id, _type, _rev, _createdAt, _updatedAt, line };
}

export function wholeDocument({ line }: HeldDocument): StoredDocument {
  return JSON.parse(line.toString()) as StoredDocument;
}
