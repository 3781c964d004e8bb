import type { CreateNodeArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";

const assetTypes = new Set(["SanityImageAsset", "SanityFileAsset"]);

/**
 * Copies a picture or file of Sanity into the build, so that every address a visitor's browser asks for
 * is on the site's own origin. The copy is the asset's `localFile`.
 *
 * A failed download stops the build and names the asset: a page must not be published without it.
 */
export async function downloadAsset(args: CreateNodeArgs): Promise<void> {
  const { node, actions, cache, createNodeId, reporter } = args;
  if (!assetTypes.has(node.internal.type)) return;

  const url = String(node.url);
  try {
    const file = await createRemoteFileNode({
      url,
      cache,
      createNode: actions.createNode,
      createNodeId,
      parentNodeId: node.id,
    });
    actions.createNodeField({ node, name: "localFile", value: file.id });
  } catch (error) {
    reporter.panic(
      `The asset ${String(node._id)} (${String(node.originalFilename)}) could not be had from Sanity: ` +
        `${error instanceof Error ? error.message : String(error)}\n` +
        `Upload it again in the documents that use it, or remove it from them.`,
    );
  }
}
