/** Types for `file-nodes.ts`: the package has none for this part. */
declare module "gatsby-source-filesystem/create-file-node" {
  import type { CreateNodeArgs, NodeInput } from "gatsby";

  /** Makes the `File` node of a file, whose id depends on its path. */
  export function createFileNode(
    path: string,
    createNodeId: CreateNodeArgs["createNodeId"],
  ): Promise<NodeInput>;
}
