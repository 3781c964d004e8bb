import type { Node } from "gatsby";

type NodeModel = { getNodeById(query: { readonly id: string }): Node | null };

type Resolve = (
  source: Readonly<Record<string, unknown>>,
  args: object,
  context: { readonly nodeModel: NodeModel },
  info: { readonly fieldName: string },
) => unknown;

/**
 * The extension `@picture` of fields that name pictures by their ids (`picture-id.ts`). A picture is its asset; one
 * that a document cuts is its asset with the copy that is cut.
 */
export const pictureExtension = {
  name: "picture",
  extend: (): { readonly resolve: Resolve } => ({
    resolve(source, _args, { nodeModel }, { fieldName }) {
      const named = source[fieldName];
      if (!Array.isArray(named)) return pictureOf(named, nodeModel);
      return named.map((id) => pictureOf(id, nodeModel)).filter((picture) => picture !== null);
    },
  }),
};

function pictureOf(id: unknown, nodeModel: NodeModel): object | null {
  const node = typeof id === "string" ? nodeModel.getNodeById({ id }) : null;
  if (node?.internal.type !== "PictureCut") return node;
  const asset = node.parent ? nodeModel.getNodeById({ id: node.parent }) : null;
  const { focusY, fields } = node;
  return asset && { ...asset, id, _id: id, focusY, fields };
}
