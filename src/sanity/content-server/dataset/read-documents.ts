import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { documentName } from "../../documents/document-name";

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** A document as written in the dataset: assets are still paths of files. */
export type SourceDocument = JsonObject & { readonly _id: string; readonly _type: string };

/** A document with its location, for error messages. */
export interface ReadDocument {
  readonly _id: string;
  /** `<file>, line <n>, document "<title>" (<id>)` */
  readonly location: string;
  /** Parses the document's line on every call, as thousands of long documents would fill the memory. */
  readonly parse: () => SourceDocument;
  /** The line as it is in the file, without its line feed. */
  readonly bytes: Buffer;
}

export const dataFileName = "data.ndjson";

/** Sanity's own rule; `sanity dataset import` rejects any other id. */
const idPattern = /^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;

/** Times are compared as text, here and in GROQ, so they need one format. */
const timePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/**
 * Reads the documents of a dataset folder: one JSON object on each line of `data.ndjson`, empty lines
 * ignored.
 *
 * @throws Error when the file cannot be read, or one Error that lists every invalid line: not UTF-8,
 * invalid JSON, no `_id` or `_type`, an id that Sanity rejects, an invalid time, or a duplicate id.
 */
export async function readDocuments(folder: string): Promise<ReadDocument[]> {
  return parseDocuments(await readData(folder), folder);
}

/**
 * {@link readDocuments} for a file that was read already.
 *
 * @throws Error as `readDocuments` does.
 */
export function parseDocuments(data: Buffer, folder: string): ReadDocument[] {
  const file = join(folder, dataFileName);
  const documents: ReadDocument[] = [];
  const errors: string[] = [];
  const lineOfId = new Map<string, number>();

  splitLines(data).forEach((bytes, index) => {
    const line = index + 1;
    const parsed = parseLine(bytes);
    if (parsed === undefined) {
      return;
    }
    if (typeof parsed === "string") {
      errors.push(`${file}, line ${line}: ${parsed}`);
      return;
    }
    const location = `${file}, line ${line}, document ${documentName(parsed)}`;
    const earlierLine = lineOfId.get(parsed._id);
    if (earlierLine !== undefined) {
      errors.push(`${location}: line ${earlierLine} has a document with the same _id.`);
      return;
    }
    lineOfId.set(parsed._id, line);
    const parse = () => parseLine(bytes) as SourceDocument;
    documents.push({ _id: parsed._id, location, parse, bytes });
  });

  if (errors.length > 0) {
    throw new Error(errors.join("\n"));
  }
  return documents;
}

/**
 * Reads the file of a dataset's documents.
 *
 * @throws Error when it cannot be read.
 */
export async function readData(folder: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, dataFileName));
  } catch (error) {
    throw new Error(
      `The dataset folder ${folder} has no readable ${dataFileName} (${(error as Error).message}). ` +
        "SANITY_DATASET has to name a folder that holds one.",
    );
  }
}

/** Splits a file at its line feeds; a last line feed is followed by an empty line. */
export function splitLines(data: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start <= data.length;) {
    const end = data.indexOf("\n", start);
    lines.push(data.subarray(start, end < 0 ? data.length : end));
    start = end < 0 ? data.length + 1 : end + 1;
  }
  return lines;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Returns the document on a line, an error message, or undefined for an empty line. */
function parseLine(bytes: Buffer): SourceDocument | string | undefined {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return "the line is not UTF-8 text.";
  }
  if (text.trim() === "") {
    return undefined;
  }
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    return `invalid JSON: ${(error as Error).message}`;
  }
  if (!isJsonObject(value)) {
    return "a line has to hold one JSON object.";
  }
  const { _id: id, _type: type } = value;
  if (typeof id !== "string" || id === "") {
    return "the document has no _id.";
  }
  if (!isDocumentId(id)) {
    return `document ${documentName({ ...value, _id: id })}: "${id}" cannot be an _id: up to 128 of A-Z a-z 0-9 . _ - are allowed, no hyphen first.`;
  }
  if (typeof type !== "string" || type === "") {
    return `document ${documentName({ ...value, _id: id })} has no _type.`;
  }
  for (const key of ["_createdAt", "_updatedAt"]) {
    const time = value[key];
    if (time !== undefined && !isTime(time)) {
      return `document ${documentName({ ...value, _id: id })}: ${key} has to be a UTC time such as 2025-01-05T08:00:00Z.`;
    }
  }
  return { ...value, _id: id, _type: type };
}

function isTime(value: Json): boolean {
  return typeof value === "string" && timePattern.test(value) && !Number.isNaN(Date.parse(value));
}

/** Returns whether Sanity accepts an id. */
export function isDocumentId(id: string): boolean {
  return idPattern.test(id);
}

/** Returns whether a value is an object rather than an array, null or a scalar. */
export function isJsonObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
