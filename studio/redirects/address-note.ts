import { interpolate } from "../../src/i18n/interpolate";
import { localFieldName } from "../../src/sanity/model/local-fields";
import type { StoredFields } from "../../src/sanity/documents/read-text";
import { texts } from "../texts";
import { addressChanges } from "./address-changes";

/** Says at an article's address what publishing does to the one before; undefined while it is the same. Pure. */
export function addressNote(
  [field]: readonly unknown[],
  published: StoredFields | null,
  draft: StoredFields,
): string | undefined {
  const change = addressChanges(published, draft).find(
    ({ locale }) => localFieldName("slug", locale) === field,
  );
  if (!change) return undefined;
  const { from, to } = change;
  return to === undefined
    ? interpolate(texts.addresses.left, { from })
    : interpolate(texts.addresses.moved, { from, to });
}
