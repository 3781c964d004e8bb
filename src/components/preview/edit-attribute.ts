/** Marks elements of a preview with the field that they show, so that a click on one opens it in the Studio. */
import { createDataAttribute } from "@sanity/visual-editing-standalone";
import { nodeSource, type NodeSource } from "../../sanity/documents/preview-node-ids";
import { localFieldName } from "../../sanity/model/local-fields";

/** How a field depends on the language: one for each, one text in each, or one for all. */
type FieldKind = "perLanguage" | "localeText" | "shared";

/** The fields that pages show, by document type. A test compares them with the content model. */
export const editableFields = {
  post: {
    title: "perLanguage",
    image: "shared",
    publishedAt: "shared",
    reviewer: "shared",
    reviewedAt: "shared",
    body: "perLanguage",
    attachments: "perLanguage",
  },
  testimonial: {
    quote: "localeText",
    name: "shared",
    title: "localeText",
    company: "shared",
    image: "shared",
  },
  employee: {
    name: "shared",
    role: "localeText",
    email: "shared",
    phoneNumber: "shared",
    image: "shared",
  },
} as const satisfies Record<string, Record<string, FieldKind>>;

type Fields = typeof editableFields;

/** The path to an item of a field that is a list, and to a field of the item. */
export type ItemPath = { readonly key: unknown; readonly field?: string };

/** Props for the element that shows a field. */
export type EditAttribute = { readonly "data-sanity"?: string };

/** Keys that Sanity makes, or a person would. Others break its format of the attribute. */
const keyPattern = /^[\w-]+$/;

function fieldPath(name: string, kind: FieldKind, { language, plainTexts }: NodeSource) {
  if (kind === "perLanguage") return [localFieldName(name, language)];
  return kind === "shared" || plainTexts.includes(name) ? [name] : [name, language];
}

/** Returns the path from a list to an item; none if the item has no usable key, so that the list opens. */
function pathTo({ key, field }: ItemPath) {
  if (typeof key !== "string" || !keyPattern.test(key)) return [];
  return [{ _key: key }, ...(field === undefined ? [] : [field])];
}

function editAttribute<Type extends keyof Fields>(
  type: Type,
  nodeId: string | undefined,
  field: keyof Fields[Type] & string,
  item?: ItemPath,
): EditAttribute {
  const baseUrl = process.env.STUDIO_URL;
  const source = nodeSource(nodeId ?? "");
  if (!baseUrl || !source) return {};
  const kind = (editableFields[type] as Record<string, FieldKind>)[field] ?? "shared";
  const path = [...fieldPath(field, kind, source), ...(item ? pathTo(item) : [])];
  const attribute = createDataAttribute({ baseUrl, id: source.document, type, path }).toString();
  // Left out by the function above, and then the Studio would open what is published.
  return { "data-sanity": `${attribute};perspective=drafts` };
}

/**
 * Returns the attribute of an element that shows a field: `<h1 {...edit("post", post.id, "title")}>`.
 * The build inlines the setting, so that the published site has nothing of this file but `{}`.
 *
 * @param field type and node id of the BlogPost, Testimonial or TeamMember; field; for a part of a list (a
 * block of a text, an attachment) the path to it.
 * @returns no attribute for an unknown node, or without a Studio to open.
 */
export function edit<Type extends keyof Fields>(
  ...field: Parameters<typeof editAttribute<Type>>
): EditAttribute {
  return process.env.SITE_PREVIEW === "true" ? editAttribute(...field) : {};
}
