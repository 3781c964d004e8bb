import type { NodePluginArgs } from "gatsby";
import type { Alternates } from "../../i18n/routes";
import type { ArticleBlock } from "../../sanity/documents/article";
import type { DatedPost } from "./related-posts";

/** The fields of a `BlogPost` node, a post in one language, that its page is created from. */
export type PostNode = DatedPost & {
  /** Id of the document's node, which it shares with the post in the other languages. */
  readonly parent: string;
  readonly title: string;
  /** Of shared links, where that is another. */
  readonly metaTitle: string | null;
  /** The text as a page reads it. */
  readonly body: readonly ArticleBlock[];
  /** Id of an asset. */
  readonly cover: string | null;
  /** The same; null where its cover is shared. */
  readonly shareImage: string | null;
  readonly alternates: Alternates;
};

/** Returns the posts in each language. */
export function postNodes({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): readonly PostNode[] {
  return getNodesByType("BlogPost") as readonly object[] as readonly PostNode[];
}
