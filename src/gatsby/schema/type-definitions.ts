import type { CreateSchemaCustomizationArgs } from "gatsby";
import { locales } from "../../i18n/locales";

/**
 * The types that pages query: Sanity's documents in one language each (see `localize-node.ts`), and the
 * local copies of Sanity's assets (see `download-assets.ts`).
 *
 * `!` marks what always exists; a draft in a preview may lack an image or a date.
 */
const types = `
  type BlogPost implements Node @dontInfer {
    language: String!
    slug: String!
    title: String!
    publishedAt: Date @dateformat
    "When the document was last changed."
    updatedAt: Date @dateformat
    metaDescription: String
    cover: SanityImageAsset @link
    coverAlt: String!
    "Portable Text as Sanity stores it, in JSON."
    body: String!
    readingMinutes: Int!
    "The images that the body refers to."
    bodyImages: [SanityImageAsset!]! @link
    attachments: [BlogAttachment!]!
    "The post's paths in the languages it exists in."
    alternates: BlogPostAlternates!
  }

  type BlogPostAlternates {
    ${locales.map((locale) => `${locale}: String`).join("\n    ")}
  }

  type BlogAttachment {
    title: String!
    file: SanityFileAsset @link
  }

  "What a build needs to know about a post document, without its texts."
  type PostSummary implements Node @dontInfer {
    _id: String!
    "Whether the post is dated later than the build and has no page yet."
    isScheduled: Boolean!
  }

  type Testimonial implements Node @dontInfer {
    language: String!
    quote: String!
    name: String!
    title: String
    company: String
    portrait: SanityImageAsset @link
    altText: String!
    order: Float!
  }

  type TeamMember implements Node @dontInfer {
    language: String!
    name: String!
    role: String
    email: String!
    phoneNumber: String
    portrait: SanityImageAsset @link
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

  type SitemapPage {
    path: String!
    "Paths of the same content, by language."
    alternates: JSON!
    "When its content was last changed, if known."
    lastmod: String
  }

  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: String!
  }
`;

export function createSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(types);
}
