/**
 * The one way in which `data.ndjson` is written, so that `git diff` shows what has changed in content and
 * nothing else.
 */
import { schemaTypes } from "../../../studio/schema-types";
import { pictureFields } from "../../../studio/schema-types/article";
import { publishedId } from "../documents/document-ids";
import { referenceKey } from "./asset-references";
import { isJsonObject, type Json, type SourceDocument } from "./documents";

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
    .map((document) => `${JSON.stringify(withSortedKeys(document))}\n`)
    .join("");
}

/** Compares documents by their places in the file. */
export function compareDocuments(
  { _id: a }: { readonly _id: string },
  { _id: b }: { readonly _id: string },
): number {
  const [first, second] = [publishedId(a), publishedId(b)];
  if (first !== second) return first < second ? -1 : 1;
  return a.length - b.length;
}

function withSortedKeys(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(withSortedKeys);
  if (!isJsonObject(value)) return value;
  const order = [...systemKeys, ...(fieldNames.get(value._type) ?? []), referenceKey];
  const known = order.filter((key) => key in value);
  const others = Object.keys(value).filter((key) => !order.includes(key));
  const keys = [...known, ...others.sort()];
  return Object.fromEntries(keys.map((key) => [key, withSortedKeys(value[key] ?? null)]));
}
