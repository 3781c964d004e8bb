import type { CreateNodeArgs, Node } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";

const assetTypes = new Set(["SanityImageAsset", "SanityFileAsset"]);

type AssetNode = Node & {
  readonly _id: string;
  readonly url: string;
  readonly originalFilename?: string;
};

/** A file name that is safe in any address, close to the one that the editor gave: "Plan å.pdf" → "plan-a". */
export function assetFileName(originalFilename: string): string {
  const base = originalFilename.replace(/\.[^.]*$/, "");
  const ascii = base.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const slug = ascii.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return slug.replace(/^-+|-+$/g, "").slice(0, 60) || "file";
}

/**
 * Copies a picture or file of Sanity into the build, so that every address a visitor's browser asks for
 * is on the site's own origin. The copy is the asset's `localFile`.
 *
 * A failed download stops the build and names the asset: a page must not be published without it.
 */
export async function downloadAsset(args: CreateNodeArgs): Promise<void> {
  const { node, actions, cache, createNodeId, reporter } = args;
  if (!assetTypes.has(node.internal.type)) return;

  const { _id, url, originalFilename = "" } = node as AssetNode;
  try {
    const file = await createRemoteFileNode({
      url,
      cache,
      createNode: actions.createNode,
      createNodeId,
      parentNodeId: node.id,
      name: assetFileName(originalFilename),
    });
    actions.createNodeField({ node, name: "localFile", value: file.id });
  } catch (error) {
    reporter.panic(
      `The asset ${_id} (${originalFilename}) could not be had from Sanity: ` +
        `${error instanceof Error ? error.message : String(error)}\n` +
        `Upload it again in the documents that use it, or remove it from them.`,
    );
  }
}
