import type { CreatePagesArgs, NodeInput } from "gatsby";
import { createFileNode } from "gatsby-source-filesystem/create-file-node";

/**
 * Creates the `File` node of a downloaded asset.
 *
 * Why: `createRemoteFileNode` neither verifies nor resumes a download, so the file is there already.
 * Rests on: `gatsby-source-filesystem/create-file-node.js`, and `createNode`'s second argument in
 * `gatsby/dist/redux/actions/public.js`: one plugin owns a type (`redux/reducers/type-owners.js`).
 * Can go: when `createRemoteFileNode` verifies size and hash.
 *
 * @returns the node's id.
 */
export async function createOwnedFileNode(
  file: string,
  parent: string,
  { actions, createNodeId }: Pick<CreatePagesArgs, "actions" | "createNodeId">,
): Promise<string> {
  const fileNode: NodeInput = await createFileNode(file, createNodeId);
  await actions.createNode({ ...fileNode, parent }, { name: "gatsby-source-filesystem" });
  return fileNode.id;
}
