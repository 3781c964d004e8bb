import type { CreateResolversArgs } from "gatsby";
import { imageResolver } from "./image-resolver";
import { createPreviewResolvers } from "./preview-assets";

type Context = {
  readonly nodeModel: { getNodesByIds(question: object): readonly object[] };
};

/**
 * Posts by their ids, in their order. `allBlogPost(filter: …)` would make every page that asks for some
 * posts depend on all of them: Gatsby would ask anew for each page whenever one post changes.
 */
const blogPostsById = {
  type: "[BlogPost!]!",
  args: { ids: "[String!]!" },
  resolve: (_: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: Context) =>
    nodeModel.getNodesByIds({ ids, type: "BlogPost" }),
};

export function createSiteResolvers(args: CreateResolversArgs): void {
  // Gatsby types it as any function.
  const createResolvers = args.createResolvers as (added: object) => void;
  createResolvers({
    Query: { blogPostsById },
    ImageSharp: { gatsbyImageData: { resolve: imageResolver() } },
  });
  createPreviewResolvers(args);
}
