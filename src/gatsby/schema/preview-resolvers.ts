import type { CreateResolversArgs, Node } from "gatsby";
import { settings } from "../build-settings";
import { localFileOf } from "../content/local-file";

type NodeModel = { getNodeById(query: { id: string }): Node | null };
type Context = { readonly nodeModel: NodeModel };

/** Returns the asset with this id; null if it or its local file does not exist (yet). */
function assetWithFile(id: unknown, { nodeModel }: Context): Node | null {
  if (typeof id !== "string") return null;
  const getNode = (nodeId: string) => nodeModel.getNodeById({ id: nodeId });
  return localFileOf(id, getNode) ? getNode(id) : null;
}

function single(field: string) {
  return {
    resolve: (source: Record<string, unknown>, _args: object, context: Context) =>
      assetWithFile(source[field], context),
  };
}

const resolvers = {
  BlogPost: {
    cover: single("cover"),
    bodyImages: {
      resolve: (source: { bodyImages: readonly string[] }, _args: object, context: Context) =>
        source.bodyImages.flatMap((id) => assetWithFile(id, context) ?? []),
    },
  },
  BlogAttachment: { file: single("file") },
  Testimonial: { portrait: single("portrait") },
  TeamMember: { portrait: single("portrait") },
};

/**
 * In a preview, resolves references to missing assets to null. A draft may refer to a deleted asset, and a
 * page may be rebuilt while an image is still being downloaded.
 */
export function addPreviewResolvers(args: CreateResolversArgs): void {
  // Gatsby types it as any function.
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  if (settings.preview) createResolvers(resolvers);
}
