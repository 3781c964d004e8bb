/** Checks that every asset that the content refers to exists. Pure. */

import type { Locale } from "../../i18n/locales";
import { inLanguages } from "../../sanity/documents/document-name";

/** A node that pages are created from, with the ids of the assets it refers to. */
export type NodeWithAssets = {
  readonly internal: { readonly type: string };
  readonly parent: string | null;
  readonly language: Locale;
  readonly cover?: string | null;
  readonly portrait?: string | null;
  readonly bodyImages?: readonly string[];
  readonly attachments?: readonly { readonly file: string | null }[];
};

const present = (id: string | null | undefined): id is string => typeof id === "string";

/** Returns the ids of the assets that a node refers to, in the order of the page. */
export function assetIds(node: NodeWithAssets): string[] {
  const { cover, portrait, bodyImages = [], attachments = [] } = node;
  return [cover, portrait, ...bodyImages, ...attachments.map(({ file }) => file)].filter(present);
}

/** A document's reference to an asset. */
type Use = { readonly node: NodeWithAssets; readonly id: string; readonly languages: Set<Locale> };

/** Lists each use of an asset by a document once, although a document has a node for each language. */
function usesOf(nodes: readonly NodeWithAssets[]): Use[] {
  const uses = new Map<string, Use>();
  for (const node of nodes) {
    for (const id of assetIds(node)) {
      const key = `${node.parent} ${id}`;
      const use = uses.get(key) ?? { node, id, languages: new Set() };
      use.languages.add(node.language);
      uses.set(key, use);
    }
  }
  return [...uses.values()];
}

/**
 * Returns an error for each document and asset that it refers to, if the asset is missing from the content
 * (pages would silently omit it) or its file could not be downloaded.
 *
 * @param errorOf what is wrong with an asset, as a clause that follows its name; undefined if nothing is.
 * @param nameOf type, title and id of the document behind a node.
 */
export function validateAssets(
  nodes: readonly NodeWithAssets[],
  errorOf: (assetId: string) => string | undefined,
  nameOf: (node: NodeWithAssets) => string,
): string[] {
  return usesOf(nodes).flatMap(({ node, id, languages }) => {
    const error = errorOf(id);
    if (error === undefined) return [];
    return [
      `${nameOf(node)} refers ${inLanguages(languages)} to the asset "${id}", ${error} ` +
        `Upload it again there, or remove it.`,
    ];
  });
}
