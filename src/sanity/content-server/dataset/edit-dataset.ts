/** What a transaction makes of a dataset in memory. Pure, but for the time. */
import { isDeepStrictEqual } from "node:util";
import { withAssetIdsInObject } from "./asset-references";
import { replaceLines, joinLines } from "./dataset-lines";
import { documentLine } from "./document-line";
import type { EditableDataset } from "./editable-dataset";
import type { Json, JsonObject, SourceDocument } from "./read-documents";
import { contentHash, type RevisionEntry, type StoredDocument } from "./revision-cache";
import {
  keepParsed,
  parseDocument,
  serializeDocument,
  type SerializedDocument,
} from "./serialized-document";
import { isDraftId, publishedId } from "../../documents/document-ids";

/** A document as a transaction leaves it; without content, it is deleted. */
export interface DocumentEdit {
  readonly id: string;
  readonly content?: SourceDocument;
}

interface Written {
  readonly document: SerializedDocument;
  readonly revision: RevisionEntry;
}

/**
 * Applies a transaction's edits to a dataset.
 *
 * @param rev revision of the documents that are written.
 * @param timestamp UTC time in ISO 8601.
 */
export function editDataset(
  dataset: EditableDataset,
  edits: readonly DocumentEdit[],
  { rev, timestamp }: { readonly rev: string; readonly timestamp: string },
): EditableDataset {
  const documents = new Map(dataset.documents.map((document) => [document._id, document]));
  const revisions = new Map(dataset.revisions);
  const rows = new Map(dataset.lines.map(({ id, bytes }) => [id, bytes]));
  const idOf = (reference: Json): string => dataset.assets.get(reference)?.document._id ?? "";
  const pathsOf = assetPaths(dataset);
  const texts = new Map<string, string | undefined>();

  for (const { id, content } of edits) {
    if (content === undefined) {
      texts.set(id, undefined);
      documents.delete(id);
      revisions.delete(id);
      continue;
    }
    const before = documents.get(id);
    const row = rows.get(id);
    const old = row ?? rows.get(isDraftId(id) ? publishedId(id) : `drafts.${id}`);
    const createdAt = before?._createdAt ?? textOr(content._createdAt, timestamp);
    const times = { _createdAt: createdAt, _updatedAt: timestamp };
    const oldContent = old && parseRow(old);
    const written = documentLine(
      { ...content, ...times },
      { old: oldContent, isNew: row === undefined, pathsOf },
    );
    const isSame =
      row !== undefined && hasSameContent(parseRow(row), JSON.parse(written) as JsonObject);
    const text = isSame ? row.toString().replace(/\r$/, "") : written;
    texts.set(id, text);
    const { document, revision } = readBack(text, { ...times, _rev: rev }, idOf);
    documents.set(id, document);
    revisions.set(id, revision);
  }

  const lines = replaceLines(dataset.lines, texts);
  return {
    ...dataset,
    lines,
    data: joinLines(lines),
    documents: inFileOrder([...documents.values()], lines),
    revisions,
  };
}

/** Reads a line as the next start will, so that what is served is what was written. */
function readBack(
  text: string,
  system: Pick<StoredDocument, "_rev" | "_createdAt" | "_updatedAt">,
  idOf: (reference: Json) => string,
): Written {
  const source = withAssetIdsInObject(JSON.parse(text) as JsonObject, idOf) as SourceDocument;
  const { _id, _type, _createdAt, _updatedAt, ...content } = source;
  return {
    document: keepParsed(serializeDocument({ _id, _type, ...system, ...content })),
    revision: {
      rev: contentHash(source),
      createdAt: system._createdAt,
      updatedAt: system._updatedAt,
    },
  };
}

/** Documents in the order of their lines, then assets. */
function inFileOrder(
  documents: readonly SerializedDocument[],
  lines: EditableDataset["lines"],
): SerializedDocument[] {
  const positions = new Map(lines.map(({ id }, index) => [id, index]));
  const position = ({ _id }: SerializedDocument): number => positions.get(_id) ?? lines.length;
  return [...documents].sort((a, b) => position(a) - position(b));
}

function assetPaths({ assets }: EditableDataset): (assetId: string) => string[] {
  const paths = new Map<string, string[]>();
  for (const [reference, { document }] of assets) {
    if (typeof reference !== "string") continue;
    paths.set(document._id, [...(paths.get(document._id) ?? []), reference]);
  }
  return (assetId) => paths.get(assetId) ?? [];
}

/** Returns whether two lines differ in nothing but how they are written, and when. */
function hasSameContent(a: JsonObject, b: JsonObject): boolean {
  return isDeepStrictEqual({ ...a, _updatedAt: null }, { ...b, _updatedAt: null });
}

function parseRow(bytes: Buffer): JsonObject {
  return JSON.parse(bytes.toString()) as JsonObject;
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === "string" ? value : fallback;
}

/** Returns a document of a dataset by its id. */
export function findDocument(dataset: EditableDataset, id: string): StoredDocument | undefined {
  const found = dataset.documents.find(({ _id }) => _id === id);
  return found && parseDocument(found);
}
