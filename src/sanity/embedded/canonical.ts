/**
 * The one way in which `data.ndjson` is written, so that `git diff` shows what has changed in content and
 * nothing else.
 */
import { schemaTypes } from "../../../studio/schema-types";
import { pictureFields } from "../../../studio/schema-types/article";
import { publishedId } from "../documents/document-ids";
import { referenceKey } from "./assets";
import { mapObjects, type JsonObject, type SourceDocument } from "./documents";

const systemKeys = ["_id", "_type", "_createdAt", "_updatedAt", "_key"];

/** Field names by type: those of the Studio's schema, and in a text. */
const fieldNames = new Map<unknown, readonly string[]>([
  ["block", ["style", "listItem", "level", "children", "markDefs"]],
  ["span", ["text", "marks"]],
  ["slug", ["current"]],
  ["image", pictureFields.map((field) => field.name)],
  ...schemaTypes.map(({ name, fields }) => [name, fields.map((field) => field.name)] as const),
]);

/**
 * Returns the content of `data.ndjson`: a line for each document, sorted by published id, a draft after its
 * published document; keys in the content model's order, and then, where it has none, by name.
 */
export function serializeDocuments(documents: Iterable<SourceDocument>): string {
  return [...documents]
    .sort(compareDocuments)
    .map((document) => `${JSON.stringify(mapObjects(document, withSortedKeys))}\n`)
    .join("");
}

/** Compares documents by their places in the file. */
export function compareDocuments({ _id: a }: SourceDocument, { _id: b }: SourceDocument): number {
  const [first, second] = [publishedId(a), publishedId(b)];
  if (first !== second) return first < second ? -1 : 1;
  return a.length - b.length;
}

function withSortedKeys(object: JsonObject): JsonObject {
  const order = [...systemKeys, ...(fieldNames.get(object._type) ?? []), referenceKey];
  const known = order.filter((key) => key in object);
  const others = Object.keys(object).filter((key) => !order.includes(key));
  return Object.fromEntries([...known, ...others.sort()].map((key) => [key, object[key] ?? null]));
}
