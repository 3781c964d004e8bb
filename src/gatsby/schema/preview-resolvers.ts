import type { CreateResolversArgs, Node } from "gatsby";
import { settings } from "../build-settings";

type AssetNode = Node & { readonly fields?: { readonly localFile?: string } };
type NodeModel = { getNodeById(question: { id: string }): AssetNode | null };
type Context = { readonly nodeModel: NodeModel };

/** The asset of that id with its file on this site; null where either is not there (yet). */
function assetWithFile(id: unknown, { nodeModel }: Context): AssetNode | null {
  const asset = typeof id === "string" ? nodeModel.getNodeById({ id }) : null;
  const fileId = asset?.fields?.localFile;
  return fileId !== undefined && nodeModel.getNodeById({ id: fileId }) ? asset : null;
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
 * In a preview, takes a reference to a picture or file that is not there for none at all. A draft may
 * refer to what was deleted, and a page may be made anew while a picture is still on its way.
 */
export function addPreviewResolvers(args: CreateResolversArgs): void {
  // Gatsby types it as any function.
  const createResolvers = args.createResolvers as (added: object) => void;
  if (settings.preview) createResolvers(resolvers);
}
