/** What GraphiQL says about Sanity's documents. */
import { documentTypes } from "../../../studio/schema-types";
import { graphqlName } from "../../sanity/model/document-types";

type DocumentType = (typeof documentTypes)[number];
type Field = DocumentType["fields"][number];

/** Types of the plugin's fields. */
const types: Readonly<Record<string, string>> = {
  string: "String",
  text: "String",
  number: "Float",
  datetime: "Date @dateformat",
  slug: "SanitySlug",
  image: "SanityImage",
  localeText: "SanityLocaleText",
};

const documentFields = `
    "Id of the document in Sanity; a draft's begins with \\"drafts.\\"."
    _id: String
    "Name of its type in Sanity."
    _type: String
    "When it was created."
    _createdAt: Date @dateformat
    "When it was last changed."
    _updatedAt: Date @dateformat
    "Its revision, another one after each change."
    _rev: String
    "Null: only items of lists have a key."
    _key: String`;

const scalars: ReadonlySet<string> = new Set(["string", "text", "number", "datetime"]);

/** Returns a field's label and help text in the Studio, as a description in SDL. */
function description({ title, description: help }: Field): string {
  return JSON.stringify(`${title}: ${typeof help === "string" ? help : ""}`);
}

/** Returns the description of a field of the content model. */
export function describe(typeName: string, fieldName: string): string {
  const type = documentTypes.find(({ name }) => name === typeName);
  const field = type?.fields.find(({ name }) => name === fieldName);
  if (!field) throw new Error(`The content model has no field ${typeName}.${fieldName}.`);
  return description(field);
}

/** A list is of attachments, or of the blocks of a text. */
function typeOf(field: Field): string {
  if (field.type !== "array") return types[field.type] ?? "JSON";
  const { of } = field as { readonly of?: readonly { readonly type: string }[] };
  return of?.some(({ type }) => type === "attachment") ? "[SanityAttachment]" : "[SanityBlock]";
}

function fieldLines(field: Field): string {
  const { name, type, title } = field;
  const line = `${description(field)}\n    ${name}: ${typeOf(field)}`;
  if (scalars.has(type)) return line;
  const raw = `_raw${graphqlName(name)}`;
  const args = "(resolveReferences: SanityResolveReferencesConfiguration)";
  return `${line}\n    ${JSON.stringify(`${title}, as Sanity stores it.`)}\n    ${raw}${args}: JSON`;
}

function typeText({ name, title, fields }: DocumentType): string {
  return `
  ${JSON.stringify(`${title}: the document as its editor wrote it, in all languages.`)}
  type Sanity${graphqlName(name)} implements Node {${documentFields}
    ${fields.map(fieldLines).join("\n    ")}
  }`;
}

/**
 * Returns the types of Sanity's documents again, with descriptions, for Gatsby to merge with the plugin's:
 * neither Sanity's API nor the plugin passes descriptions on.
 */
export function sanityTypes(): string {
  return documentTypes.map(typeText).join("\n");
}
