import type { CreateSchemaCustomizationArgs } from "gatsby";
import { locales } from "../../i18n/locales";
import { describe, sanityTypes } from "./sanity-types";

/**
 * The types that pages query: Sanity's documents in one language each (see `localize-node.ts`), and the
 * local copies of Sanity's assets (see `download-assets.ts`).
 *
 * `!` marks what always exists; a draft in a preview may lack an image or a date.
 */
const types = `
  "An article in one language."
  type BlogPost implements Node @dontInfer {
    "Language of the node: sv or en."
    language: String!
    "Last part of the address, in this language."
    slug: String!
    "Headline of the article."
    title: String!
    ${describe("post", "publishedAt")}
    publishedAt: Date @dateformat
    "When the document was last changed."
    updatedAt: Date @dateformat
    ${describe("post", "metaDescription")}
    metaDescription: String
    ${describe("post", "image")}
    cover: SanityImageAsset @link
    "What the cover shows."
    coverAlt: String!
    "The article as a page reads it: Portable Text in JSON."
    body: String!
    "Reading time in whole minutes; at least one."
    readingMinutes: Int!
    "The images that the body refers to."
    bodyImages: [SanityImageAsset!]! @link
    "Files below the article."
    attachments: [BlogAttachment!]!
    "The post's paths in the languages it exists in."
    alternates: BlogPostAlternates!
  }

  "The paths of a post."
  type BlogPostAlternates {
    ${locales.map((locale) => `"Path in this language; null if the post does not exist in it."\n    ${locale}: String`).join("\n    ")}
  }

  "A file that a post offers."
  type BlogAttachment {
    "The text on the card that opens the file."
    title: String!
    "The file that it opens."
    file: SanityFileAsset @link
  }

  "A customer's testimonial in one language."
  type Testimonial implements Node @dontInfer {
    "Language of the node: sv or en."
    language: String!
    ${describe("testimonial", "quote")}
    quote: String!
    "Language of the quote: another than the node's if it has one plain text for all."
    quoteLanguage: String!
    ${describe("testimonial", "name")}
    name: String!
    ${describe("testimonial", "title")}
    title: String
    ${describe("testimonial", "company")}
    company: String
    ${describe("testimonial", "image")}
    portrait: SanityImageAsset @link
    ${describe("testimonial", "altText")}
    altText: String!
    ${describe("testimonial", "order")}
    order: Float!
  }

  "An employee in one language."
  type TeamMember implements Node @dontInfer {
    "Language of the node: sv or en."
    language: String!
    ${describe("employee", "name")}
    name: String!
    ${describe("employee", "role")}
    role: String
    ${describe("employee", "email")}
    email: String!
    ${describe("employee", "phoneNumber")}
    phoneNumber: String
    ${describe("employee", "image")}
    portrait: SanityImageAsset @link
    ${describe("employee", "order")}
    order: Float!
  }

  type SanityImageAsset implements Node {
    "Its copy on the site; null where no page uses it."
    localFile: File @link(from: "fields.localFile")
  }

  type SanityFileAsset implements Node {
    "Its copy on the site; null where no page uses it."
    localFile: File @link(from: "fields.localFile")
  }

  "A file of texts in one language."
  type Locale implements Node @dontInfer {
    "Language of the texts: sv or en."
    language: String!
    "Namespace: the name of the file without its extension."
    ns: String!
    "The texts, in JSON."
    data: String!
  }
`;

export function createSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(types + sanityTypes());
}
