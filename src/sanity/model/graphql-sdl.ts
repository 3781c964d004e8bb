import {
  documentTypes,
  objectTypes,
  portableTextObjects,
  type ContentField,
  type ContentType,
  type FieldType,
} from "./content-model";

/** Sanity's GraphQL type of each field type. */
const graphqlTypes: Readonly<Record<FieldType, string>> = {
  string: "String",
  text: "String",
  url: "String",
  number: "Float",
  datetime: "DateTime",
  slug: "Slug",
  image: "Image",
  file: "File",
  portableText: "JSON",
  attachment: "Attachment",
  localeText: "LocaleText",
};

const documentFields = `  _id: ID
  _type: String
  _createdAt: DateTime
  _updatedAt: DateTime
  _rev: String`;

const assetFields = `${documentFields}
  _key: String
  originalFilename: String
  label: String
  title: String
  description: String
  altText: String
  sha1hash: String
  extension: String
  mimeType: String
  size: Float
  assetId: String
  uploadId: String
  path: String
  url: String
  source: SanityAssetSourceData`;

/**
 * Types of every Sanity schema. Images and files refer to their asset with `@reference`; in stored JSON
 * that is `{_type: "reference", _ref}`.
 */
const builtInTypes = `
schema {
  query: RootQuery
}

directive @jsonAlias(for: String!) on FIELD_DEFINITION

directive @reference on FIELD_DEFINITION

scalar Date

scalar DateTime

scalar JSON

interface Document {
${documentFields}
}

type Block {
  _key: String
  _type: String
  children: [Span]
  style: String
  listItem: String
  level: Float
}

type Span {
  _key: String
  _type: String
  marks: [String]
  text: String
}

type Slug {
  _key: String
  _type: String
  current: String
  source: String
}

type Image {
  _key: String
  _type: String
  asset: SanityImageAsset @reference
  hotspot: SanityImageHotspot
  crop: SanityImageCrop
}

type File {
  _key: String
  _type: String
  asset: SanityFileAsset @reference
}

type Geopoint {
  _key: String
  _type: String
  lat: Float
  lng: Float
  alt: Float
}

type SanityImageHotspot {
  _key: String
  _type: String
  x: Float
  y: Float
  height: Float
  width: Float
}

type SanityImageCrop {
  _key: String
  _type: String
  top: Float
  bottom: Float
  left: Float
  right: Float
}

type SanityImageAsset implements Document {
${assetFields}
  metadata: SanityImageMetadata
}

type SanityFileAsset implements Document {
${assetFields}
}

type SanityAssetSourceData {
  _key: String
  _type: String
  name: String
  id: String
  url: String
}

type SanityImageMetadata {
  _key: String
  _type: String
  location: Geopoint
  dimensions: SanityImageDimensions
  palette: SanityImagePalette
  lqip: String
  blurHash: String
  hasAlpha: Boolean
  isOpaque: Boolean
}

type SanityImageDimensions {
  _key: String
  _type: String
  height: Float
  width: Float
  aspectRatio: Float
}

type SanityImagePalette {
  _key: String
  _type: String
  darkMuted: SanityImagePaletteSwatch
  lightVibrant: SanityImagePaletteSwatch
  darkVibrant: SanityImagePaletteSwatch
  vibrant: SanityImagePaletteSwatch
  dominant: SanityImagePaletteSwatch
  lightMuted: SanityImagePaletteSwatch
  muted: SanityImagePaletteSwatch
}

type SanityImagePaletteSwatch {
  _key: String
  _type: String
  background: String
  foreground: String
  population: Float
  title: String
}
`;

/**
 * Returns the GraphQL schema, as SDL, that `sanity graphql deploy` (generation 3) deploys for the content
 * model. A test compares it with `studio/deployed-schema.graphql`, which Sanity's own command writes.
 * Every field is nullable, which is Sanity's default.
 *
 * It has what gatsby-source-sanity reads (object, union, interface and scalar types, the two directives,
 * RootQuery), but no filter and sorting arguments with their input types, and no types that depend on the
 * Studio's version (media library, cross-dataset references).
 */
export function contentModelSdl(): string {
  const rootTypes = [
    ...documentTypes.map((type) => graphqlName(type.name)),
    "SanityImageAsset",
    "SanityFileAsset",
    "Document",
  ];
  const bodyMembers = ["block", ...portableTextObjects.map((type) => type.name)].map(graphqlName);
  return [
    builtInTypes.trim(),
    ...documentTypes.map((type) =>
      objectType(`${graphqlName(type.name)} implements Document`, `${documentFields}\n`, type),
    ),
    ...objectTypes.map((type) => objectType(graphqlName(type.name), "", type)),
    `union ${bodyMembers.join("Or")} = ${bodyMembers.join(" | ")}`,
    `type RootQuery {\n${[
      ...rootTypes.map((name) => `  ${name}(id: ID!): ${name}`),
      ...rootTypes.map((name) => `  all${name}(limit: Int, offset: Int): [${name}!]!`),
    ].join("\n")}\n}`,
    "",
  ].join("\n\n");
}

/** Returns the GraphQL name of a document or object type: `LocaleText` for `localeText`. */
export function graphqlName(contentTypeName: string): string {
  return contentTypeName.charAt(0).toUpperCase() + contentTypeName.slice(1);
}

function objectType(head: string, firstFields: string, type: ContentType): string {
  const key = firstFields === "" ? "  _key: String\n  _type: String" : "  _key: String";
  return `type ${head} {\n${firstFields}${key}\n${type.fields.map(fieldLine).join("\n")}\n}`;
}

/** Portable Text has no GraphQL type: it is JSON in a field with the suffix `Raw`. */
function fieldLine({ name, type, isList }: ContentField): string {
  if (type === "portableText") {
    return `  ${name}Raw: JSON @jsonAlias(for: "${name}")`;
  }
  const graphqlType = graphqlTypes[type];
  return `  ${name}: ${isList === true ? `[${graphqlType}]` : graphqlType}`;
}
