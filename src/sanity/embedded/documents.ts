import { documentName } from "../documents/document-name";

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** A document as `data.ndjson` has it: its assets are paths of files. */
export type SourceDocument = JsonObject & { readonly _id: string; readonly _type: string };

/** A document as Sanity's API returns it: its assets are references, and it has a revision and times. */
export type StoredDocument = SourceDocument & {
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
};

/** A document with its line in the file, for error messages. */
interface LocatedDocument {
  readonly document: SourceDocument;
  /** `<file>, line <n>` */
  readonly line: string;
}

/** Returns `<file>, line <n>, document "<title>" (<id>)`. */
export function locationOf({ document, line }: LocatedDocument): string {
  return `${line}, document ${documentName(document)}`;
}

/** Sanity's own rule; `sanity dataset import` rejects any other id. */
const idPattern = /^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

/** What a decoder puts in the place of bytes that are not UTF-8. */
const replacement = "\uFFFD";

/**
 * Parses a dataset: one JSON object on each line, empty lines ignored.
 *
 * @param file its name in messages.
 * @throws Error that lists every invalid line: not UTF-8, invalid JSON, no `_id` or `_type`, an id that
 * Sanity rejects, or a duplicate id.
 */
export function parseDocuments(text: string, file: string): LocatedDocument[] {
  const documents = new Map<string, LocatedDocument>();
  const errors: string[] = [];
  for (const [index, line] of withoutByteOrderMark(text).split("\n").entries()) {
    if (line.trim() === "") continue;
    const located = `${file}, line ${index + 1}`;
    try {
      const document = { document: parseLine(line), line: located };
      const { _id } = document.document;
      if (documents.has(_id))
        errors.push(`${locationOf(document)}: an earlier line has the same _id.`);
      documents.set(_id, document);
    } catch (error) {
      errors.push(`${located}: ${(error as Error).message}`);
    }
  }
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return [...documents.values()];
}

/** Some editors begin a file of UTF-8 with a byte order mark. */
export function withoutByteOrderMark(text: string): string {
  return text.replace(/^\ufeff/, "");
}

function parseLine(text: string): SourceDocument {
  if (text.includes(replacement)) throw new Error("the line is not UTF-8 text.");
  const value = JSON.parse(text) as Json;
  if (!isJsonObject(value)) throw new Error("a line has to hold one JSON object.");
  const { _id: id, _type: type } = value;
  if (typeof id !== "string" || id === "") throw new Error("the document has no _id.");
  const name = () => `document ${documentName({ ...value, _id: id })}`;
  if (!idPattern.test(id)) {
    throw new Error(
      `${name()}: "${id}" cannot be an _id: up to 128 of A-Z a-z 0-9 . _ - are allowed, no hyphen first.`,
    );
  }
  if (typeof type !== "string" || type === "") throw new Error(`${name()} has no _type.`);
  return { ...value, _id: id, _type: type };
}

/** Returns whether a value is an object rather than an array, null or a scalar. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns every object in a value, itself included. */
export function objectsIn(value: Json): JsonObject[] {
  if (typeof value !== "object" || value === null) return [];
  const nested = Object.values(value as Record<string, Json>).flatMap(objectsIn);
  return isJsonObject(value) ? [value, ...nested] : nested;
}

/** Returns a value with each object in it replaced, the innermost first. What stays as it is, is shared. */
export function mapObjects(value: Json, replace: (object: JsonObject) => JsonObject): Json {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value as Record<string, Json>);
  const mapped = entries.map(([key, child]) => [key, mapObjects(child, replace)] as const);
  const isSame = mapped.every(([, child], index) => child === entries[index]?.[1]);
  if (!isJsonObject(value)) return isSame ? value : mapped.map(([, item]) => item);
  return replace(isSame ? value : Object.fromEntries(mapped));
}
