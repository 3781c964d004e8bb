import type { CreatePagesArgs, SourceNodesArgs } from "gatsby";
import { settings } from "./build-settings";
import type { PostDocument } from "./check-content";
import { localizeNode } from "./localize-node";

/** One moment for the whole build: a post is in all of its pages or in none. */
const now = Date.now();

/**
 * Whether a post is dated later than now. It then has no page and stands in no list until a build after
 * that time. A preview shows it.
 */
export function isHeldBack(post: object, at = now): boolean {
  const { publishedAt } = post as Partial<PostDocument>;
  return !settings.preview && Date.parse(publishedAt ?? "") > at;
}

/** Makes the pages' nodes of posts whose time has come since an earlier build held them back. */
export function releaseDuePosts(args: SourceNodesArgs): void {
  for (const node of args.getNodesByType("SanityPost")) {
    if (node.children.length === 0 && !isHeldBack(node)) localizeNode({ ...args, node } as never);
  }
}

/** Says in the log which posts are held back, and until when. */
export function reportHeldBackPosts(
  posts: readonly PostDocument[],
  reporter: CreatePagesArgs["reporter"],
): void {
  for (const post of posts.filter((each) => isHeldBack(each))) {
    reporter.warn(
      `Post "${post._id}" is dated ${post.publishedAt}: it is left out until a build after that time.`,
    );
  }
}
