/**
 * Written by `npm run sdl` in studio/: the GraphQL schema that `sanity graphql deploy` (generation 3) deploys for
 * these types, without its inputs. Every field is nullable, which is Sanity's default.
 */
export const deployedSchema = `
schema {
  query: RootQuery
}

directive @jsonAlias(for: String!) on FIELD_DEFINITION

directive @reference on FIELD_DEFINITION

scalar Date

scalar DateTime

scalar JSON

interface Document {
  _id: ID
  _type: String
  _createdAt: DateTime
  _updatedAt: DateTime
  _rev: String
}

type Block {
  _key: String
  _type: String
  children: [Span]
  style: String
  listItem: String
  level: Float
}

type CrossDatasetReference {
  _key: String
  _type: String
  _ref: String
  _weak: Boolean
  _dataset: String
  _projectId: String
}

type File {
  _key: String
  _type: String
  asset: SanityFileAsset @reference
  media: GlobalDocumentReference
}

type GlobalDocumentReference {
  _key: String
  _type: String
  _ref: String
  _weak: Boolean
}

type Image {
  _key: String
  _type: String
  asset: SanityImageAsset @reference
  media: GlobalDocumentReference
  hotspot: SanityImageHotspot
  crop: SanityImageCrop
}

type Span {
  _key: String
  _type: String
  marks: [String]
  text: String
}

type SanityAssetSourceData {
  _key: String
  _type: String
  name: String
  id: String
  url: String
}

type Slug {
  _key: String
  _type: String
  current: String
  source: String
}

type Geopoint {
  _key: String
  _type: String
  lat: Float
  lng: Float
  alt: Float
}

type SanityImageAsset implements Document {
  _id: ID
  _type: String
  _createdAt: DateTime
  _updatedAt: DateTime
  _rev: String
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
  metadata: SanityImageMetadata
  source: SanityAssetSourceData
}

type SanityFileAsset implements Document {
  _id: ID
  _type: String
  _createdAt: DateTime
  _updatedAt: DateTime
  _rev: String
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
  source: SanityAssetSourceData
}

type SanityImageCrop {
  _key: String
  _type: String
  top: Float
  bottom: Float
  left: Float
  right: Float
}

type SanityImageHotspot {
  _key: String
  _type: String
  x: Float
  y: Float
  height: Float
  width: Float
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

type Post implements Document {
  _id: ID
  _type: String
  _createdAt: DateTime
  _updatedAt: DateTime
  _rev: String
  _key: String
  title: String
  titleEn: String
  slug: Slug
  slugEn: Slug
  image: Image
  imageAltText: String
  imageAltTextEn: String
  publishedAt: DateTime
  metaDescription: LocaleText
  bodyRaw: JSON @jsonAlias(for: "body")
  bodyEnRaw: JSON @jsonAlias(for: "bodyEn")
  attachments: [Attachment]
  attachmentsEn: [Attachment]
}

type Testimonial implements Document {
  _id: ID
  _type: String
  _createdAt: DateTime
  _updatedAt: DateTime
  _rev: String
  _key: String
  quote: LocaleText
  name: String
  title: LocaleText
  company: String
  image: Image
  altText: String
  order: Float
}

type Employee implements Document {
  _id: ID
  _type: String
  _createdAt: DateTime
  _updatedAt: DateTime
  _rev: String
  _key: String
  name: String
  role: LocaleText
  email: String
  phoneNumber: String
  image: Image
  order: Float
}

type Attachment {
  _key: String
  _type: String
  title: String
  file: File
}

type LocaleText {
  _key: String
  _type: String
  sv: String
  en: String
}

union BlockOrImage = Block | Image

type RootQuery {
  SanityImageAsset(id: ID!): SanityImageAsset
  SanityFileAsset(id: ID!): SanityFileAsset
  Post(id: ID!): Post
  Testimonial(id: ID!): Testimonial
  Employee(id: ID!): Employee
  Document(id: ID!): Document
  allSanityImageAsset(limit: Int, offset: Int): [SanityImageAsset!]!
  allSanityFileAsset(limit: Int, offset: Int): [SanityFileAsset!]!
  allPost(limit: Int, offset: Int): [Post!]!
  allTestimonial(limit: Int, offset: Int): [Testimonial!]!
  allEmployee(limit: Int, offset: Int): [Employee!]!
  allDocument(limit: Int, offset: Int): [Document!]!
}
`;
