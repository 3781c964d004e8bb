import type { InitialValueResolverContext } from "sanity";
import type { ContentField, DocumentType } from "../../src/sanity/model/content-model";
import { apiVersion } from "../settings";

type GetClient = InitialValueResolverContext["getClient"];

/** What a new document of a type starts with, by field. */
export async function initialValues(
  type: DocumentType,
  getClient: GetClient,
): Promise<Readonly<Record<string, unknown>>> {
  const started = type.fields.filter((field) => field.initial !== undefined);
  const entries = started.map(async (field) => [
    field.name,
    field.initial === "now" ? new Date().toISOString() : await nextNumber(type, field, getClient),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Readonly<Record<string, unknown>>;
}

/** The whole number after the highest one so far, so that a new document comes last. */
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
