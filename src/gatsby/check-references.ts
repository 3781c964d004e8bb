/** Whether every picture and file that the content refers to is there. Pure. */

/** A node that pages are made from, with the ids of the assets that it refers to. */
export type ReferringNode = {
  readonly internal: { readonly type: string };
  readonly parent: string | null;
  readonly cover?: string | null;
  readonly portrait?: string | null;
  readonly bodyImages?: readonly string[];
  readonly attachments?: readonly { readonly file: string | null }[];
};

const present = (id: string | null | undefined): id is string => typeof id === "string";

/** Ids of the assets that a node refers to, in the order in which a page shows them. */
export function assetIds(node: ReferringNode): string[] {
  const { cover, portrait, bodyImages = [], attachments = [] } = node;
  return [cover, portrait, ...bodyImages, ...attachments.map(({ file }) => file)].filter(present);
}

/**
 * One sentence for each document and each asset that it refers to in vain: one that did not come with the
 * content, which would silently be left out of its page, or whose file could not be had.
 *
 * @param faultOf what is wrong with an asset, as a sentence without its subject; undefined if nothing is.
 * @param documentId Sanity's id of the document behind a node.
 */
export function assetProblems(
  nodes: readonly ReferringNode[],
  faultOf: (assetId: string) => string | undefined,
  documentId: (node: ReferringNode) => string,
): string[] {
  const sentences = nodes.flatMap((node) =>
    assetIds(node).flatMap((id) => {
      const fault = faultOf(id);
      if (fault === undefined) return [];
      return [
        `Document "${documentId(node)}" refers to the asset "${id}", ${fault} ` +
          `Upload it again there, or remove it.`,
      ];
    }),
  );
  // A document has a node for each language.
  return [...new Set(sentences)];
}
