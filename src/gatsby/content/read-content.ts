import type { CreatePagesArgs, Node } from "gatsby";
import type { Locale } from "../../i18n/locales";
import { isVisible } from "../../sanity/documents/document-ids";
import { typedDocumentName, type NamedDocument } from "../../sanity/documents/document-name";
import { settings } from "../build-settings";
import type { OgImagePost } from "../output/og-images/page-images";
import { assetIds, type NodeWithAssets } from "./validate-assets";
import type { DatedPost } from "./related-posts";
import type { PostDocument } from "./validate-posts";

/** The node that `gatsby-plugin-react-i18next` creates from a file of texts. */
export type TextsNode = {
  readonly language: string;
  readonly ns: string;
  /** The file's JSON. */
  readonly data: string;
};

/** The fields of a `BlogPost` node that its page is created from. */
type PostNode = OgImagePost &
  DatedPost & { readonly alternates: Readonly<Record<Locale, string | null>> };

/** What pages are created from, as Gatsby's store holds it. */
export type Content = {
  /** One node per Sanity document, drafts included. */
  readonly documents: readonly (Node & NamedDocument)[];
  /** The documents of the posts that may be shown. */
  readonly postDocuments: readonly PostDocument[];
  /** One node per post and language. */
  readonly posts: readonly PostNode[];
  readonly texts: readonly TextsNode[];
  /** The nodes that refer to assets, and how messages name the document behind one. */
  readonly referring: readonly NodeWithAssets[];
  readonly nameOf: (node: NodeWithAssets) => string;
  /** The assets that pages use, by node id, each with the name of a document that uses it. */
  readonly assets: ReadonlyMap<string, string>;
};

/** Whether a document may become part of the site. */
export const isShown = ({ _id }: { readonly _id: string }) => isVisible(_id, settings.preview);

/** Reads all content from Gatsby's store. */
export function readContent({ getNodesByType, getNode }: CreatePagesArgs): Content {
  const nodes = (...types: readonly string[]): readonly object[] =>
    types.flatMap((type) => getNodesByType(type));
  const referring = nodes("BlogPost", "Testimonial", "TeamMember") as readonly NodeWithAssets[];
  const nameOf = ({ parent, language }: NodeWithAssets) =>
    typedDocumentName(getNode(parent ?? "") as object as NamedDocument, language);
  return {
    documents: nodes("SanityPost", "SanityTestimonial", "SanityEmployee") as Content["documents"],
    postDocuments: (nodes("SanityPost") as readonly PostDocument[]).filter(isShown),
    posts: nodes("BlogPost") as readonly PostNode[],
    texts: nodes("Locale") as readonly TextsNode[],
    referring,
    nameOf,
    assets: new Map(referring.flatMap((node) => assetIds(node).map((id) => [id, nameOf(node)]))),
  };
}
