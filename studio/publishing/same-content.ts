/** Whether a draft says the same as what is published. Pure. */

/** Sorts the keys of each object: a field that was emptied and filled again comes last. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

function contentOf(document: object): string {
  // `_id`, `_rev`, `_updatedAt` and others are not the editor's.
  const fields = Object.entries(document).filter(([key]) => !key.startsWith("_"));
  return JSON.stringify(Object.fromEntries(fields), sorted);
}

/** Returns whether two documents of a type have the same fields. */
export function isSameContent(one: object, other: object): boolean {
  return contentOf(one) === contentOf(other);
}
