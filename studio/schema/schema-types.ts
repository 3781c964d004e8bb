/** The Studio's schema, derived entirely from the content model. */
import { defineType, type PreviewConfig, type SchemaTypeDefinition } from "sanity";
import {
  documentTypes,
  objectTypes,
  type ContentType,
  type DocumentType,
} from "../../src/sanity/model/content-model";
import { DocumentForm } from "../components/document-form";
import { fieldDefinition, fieldGroups } from "./field-definition";
import { initialValues } from "./initial-values";
import { documentPreviews } from "./previews";
import { documentErrors } from "./rules";

function documentSchema(type: DocumentType): SchemaTypeDefinition {
  const hasLanguages = type.fields.some(({ language }) => language !== undefined);
  const preview = documentPreviews[type.name];
  return defineType({
    name: type.name,
    title: type.title,
    type: "document",
    fields: type.fields.map((field) => fieldDefinition(field, hasLanguages)),
    ...(hasLanguages && { groups: fieldGroups }),
    validation: (rule) => rule.custom((document) => documentErrors(type.name, document ?? {})),
    ...(preview && { preview: preview as PreviewConfig }),
    initialValue: (_parameters, { getClient }) => initialValues(type, getClient),
    orderings: [
      {
        name: "site",
        title: type.order.title,
        by: [{ field: type.order.field, direction: type.order.direction }],
      },
    ],
    components: { input: DocumentForm },
  });
}

function objectSchema(type: ContentType): SchemaTypeDefinition {
  return defineType({
    name: type.name,
    title: type.title,
    type: "object",
    fields: type.fields.map((field) => fieldDefinition(field, false)),
  });
}

export const schemaTypes: SchemaTypeDefinition[] = [
  ...documentTypes.map(documentSchema),
  ...objectTypes.map(objectSchema),
];
