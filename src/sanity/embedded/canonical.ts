/**
 * The one way in which `data.ndjson` is written, so that `git diff` shows what has changed in content and
 * nothing else.
 */
import { publishedId } from "../documents/document-ids";
import { graphqlName } from "../model/document-types";
import { internalLinkFields, portableTextPictureFields } from "../model/portable-text";
import type { SchemaFields } from "../model/schema-fields";
import { referenceKey } from "./assets";
import { mapObjects, type JsonObject, type SourceDocument } from "./documents";

const systemKeys = ["_id", "_type", "_createdAt", "_updatedAt", "_key"];

/** Field names of Sanity's own types, and of a text. */
const ownFieldNames = new Map<unknown, readonly string[]>([
  ["block", ["style", "listItem", "level", "children", "markDefs"]],
  ["span", ["text", "marks"]],
  ["slug", ["current"]],
  ["image", portableTextPictureFields],
  ["internalLink", internalLinkFields],
]);

/**
 * Returns the content of `data.ndjson`: a line for each document, sorted by published id, a draft after its
 * published document; keys in the content model's order, and then, where it has none, by name.
 *
 * @param model the fields of the content model.
 */
export function serializeDocuments(
  documents: Iterable<SourceDocument>,
  model: SchemaFields,
): string {
  const sortKeys = (object: JsonObject) => withSortedKeys(object, model);
  return [...documents]
    .sort(compareDocuments)
    .map((document) => `${JSON.stringify(mapObjects(document, sortKeys))}\n`)
    .join("");
}

/** Compares documents by their places in the file. */
function compareDocuments({ _id: a }: SourceDocument, { _id: b }: SourceDocument): number {
  const [first, second] = [publishedId(a), publishedId(b)];
  if (first !== second) return first < second ? -1 : 1;
  return a.length - b.length;
}

function fieldNames(type: unknown, model: SchemaFields): readonly string[] {
  const own = ownFieldNames.get(type);
  if (own || typeof type !== "string") return own ?? [];
  return model.get(graphqlName(type))?.map(({ name }) => name) ?? [];
}

function withSortedKeys(object: JsonObject, model: SchemaFields): JsonObject {
  const order = [...systemKeys, ...fieldNames(object._type, model), referenceKey];
  const known = order.filter((key) => key in object);
  const others = Object.keys(object).filter((key) => !order.includes(key));
  return Object.fromEntries([...known, ...others.sort()].map((key) => [key, object[key] ?? null]));
}
