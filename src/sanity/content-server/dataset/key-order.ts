/** The order of keys that a line gets where it has none yet: the content model's. */
import {
  documentTypes,
  objectTypes,
  portableTextAnnotations,
  portableTextObjects,
  type ContentType,
} from "../../model/content-model";
import { referenceKey } from "./asset-references";

const systemKeys = ["_id", "_type", "_createdAt", "_updatedAt", "_key"];

const types: readonly ContentType[] = [
  ...documentTypes,
  ...objectTypes,
  ...portableTextAnnotations,
  ...portableTextObjects,
];

/** Keys of Sanity's own types. */
const ownKeys: Readonly<Record<string, readonly string[]>> = {
  block: ["style", "listItem", "level", "children", "markDefs"],
  span: ["text", "marks"],
  slug: ["current"],
};

/** Returns how to sort the keys of objects of a type; keys that the model does not have come last. */
export function compareKeys(type: unknown): (a: string, b: string) => number {
  const fields = types.find(({ name }) => name === type)?.fields.map(({ name }) => name);
  const own = typeof type === "string" ? ownKeys[type] : undefined;
  const keys = [...systemKeys, ...(fields ?? own ?? []), referenceKey];
  const rank = (key: string): number => {
    const index = keys.indexOf(key);
    return index < 0 ? keys.length : index;
  };
  return (a, b) => rank(a) - rank(b);
}
