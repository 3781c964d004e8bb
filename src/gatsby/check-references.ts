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

function assetIds({ cover, portrait, bodyImages = [], attachments = [] }: ReferringNode): string[] {
  return [cover, portrait, ...bodyImages, ...attachments.map(({ file }) => file)].filter(present);
}

/**
 * One sentence for each asset that a document refers to and that did not come with the content. Such a
 * picture would silently be left out of its page.
 *
 * @param documentId Sanity's id of the document behind a node.
 */
export function missingAssets(
  nodes: readonly ReferringNode[],
  isKnown: (assetId: string) => boolean,
  documentId: (node: ReferringNode) => string,
): string[] {
  const sentences = nodes.flatMap((node) =>
    assetIds(node)
      .filter((id) => !isKnown(id))
      .map(
        (id) =>
          `Document "${documentId(node)}" refers to the asset "${id}", which is not in the dataset. ` +
          `Upload it again there, or remove it.`,
      ),
  );
  // A document has a node for each language.
  return [...new Set(sentences)];
}
