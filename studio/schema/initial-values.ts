import type { InitialValueResolverContext } from "sanity";
import type { ContentField, DocumentType } from "../../src/sanity/model/content-model";
import { apiVersion } from "../settings";

type GetClient = InitialValueResolverContext["getClient"];

/** Returns the initial values of a new document, by field. */
export async function initialValues(
  type: DocumentType,
  getClient: GetClient,
): Promise<Readonly<Record<string, unknown>>> {
  const fields = type.fields.filter((field) => field.initial !== undefined);
  const entries = fields.map(async (field) => [
    field.name,
    field.initial === "now" ? new Date().toISOString() : await nextNumber(type, field, getClient),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Readonly<Record<string, unknown>>;
}

/** Returns the integer after the highest number so far, so that a new document comes last. */
async function nextNumber(
  { name }: DocumentType,
  field: ContentField,
  getClient: GetClient,
): Promise<number> {
  const highest = await getClient({ apiVersion }).fetch<number | null>(
    `*[_type == $type] | order(${field.name} desc)[0].${field.name}`,
    { type: name },
  );
  return Math.floor(highest ?? 0) + 1;
}
