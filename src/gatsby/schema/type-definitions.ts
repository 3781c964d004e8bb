import type { CreateSchemaCustomizationArgs } from "gatsby";
import { pictureExtension } from "./picture-extension";

/**
 * The types that pages query: Sanity's documents in one language each (see `localize-documents.ts`), and the
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
    "Shown above the article, and the order of the list."
    publishedAt: Date @dateformat
    "Publication day, Swedish time."
    publicationDay: Date @dateformat
    "When the document was last changed."
    updatedAt: Date @dateformat
    "Its title in search results and shared links, where that is another."
    metaTitle: String
    "What search results and shared links say of it."
    metaDescription: String
    "The document's image, above the article and on its cards, cut as its editor has cropped it."
    cover: SanityImageAsset @picture
    "What the cover shows: the document's imageAltText in this language."
    coverAlt: String!
    "The picture of shared links; null where that is made of title and cover."
    shareImage: SanityImageAsset @picture
    "The employee who has reviewed it."
    reviewer: BlogReviewer
    "Day of that review, Swedish time."
    reviewDay: Date @dateformat
    "The article as a page reads it: Portable Text."
    body: JSON!
    "Reading time in whole minutes; at least one."
    readingMinutes: Int!
    "The images that the body refers to."
    bodyImages: [SanityImageAsset!]! @picture
    "Files below the article."
    attachments: [BlogAttachment!]!
    "The post's paths in the languages it exists in."
    alternates: BlogPostAlternates!
  }

  "The paths of a post; null in a language that it does not exist in."
  type BlogPostAlternates {
    "Path in Swedish."
    sv: String
    "Path in English."
    en: String
  }

  "The employee who has reviewed a post."
  type BlogReviewer {
    "First name and surname."
    name: String!
    "Role at the company."
    role: String
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
    "What the customer says, with a blank line between paragraphs."
    quote: String!
    "Language of the quote: another than the node's if it has one plain text for all."
    quoteLanguage: String!
    "Who says it."
    name: String!
    "Job title."
    title: String
    "Where they work."
    company: String
    "The document's image: the person, cut as its editor has cropped it."
    portrait: SanityImageAsset @picture
    "What the picture shows."
    altText: String!
    "Place in the list: smallest first."
    order: Float!
  }

  "An employee in one language."
  type TeamMember implements Node @dontInfer {
    "Language of the node: sv or en."
    language: String!
    "First name and surname."
    name: String!
    "Role at the company."
    role: String
    "Address at work."
    email: String
    "Number at work."
    phoneNumber: String
    "The document's image: the person, cut as its editor has cropped it."
    portrait: SanityImageAsset @picture
    "Place in the list: smallest first."
    order: Float!
  }

  type SanityImageAsset implements Node {
    "What has to stay in view where the cover is cut further, in percent from its top; null if nobody has said so."
    focusY: Int
    "Its copy on the site; null where no page uses it."
    localFile: File @link(from: "fields.localFile")
  }

  "An asset as a document cuts it. Fields that show it have the asset, with this copy."
  type PictureCut implements Node @dontInfer {
    "What has to stay in view where it is cut further, in percent from its top; null if nobody has said so."
    focusY: Int
    "Its copy on the site."
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
  actions.createFieldExtension(pictureExtension);
  actions.createTypes(types);
}
