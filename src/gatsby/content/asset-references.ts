/** Whether every picture and file that the content refers to is there. Pure. */

import type { Locale } from "../../i18n/locales";
import { inLanguages } from "../../sanity/documents/document-name";

/** A node that pages are made from, with the ids of the assets that it refers to. */
export type ReferringNode = {
  readonly internal: { readonly type: string };
  readonly parent: string | null;
  readonly language: Locale;
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

/** A document's reference to an asset. */
type Use = { readonly node: ReferringNode; readonly id: string; readonly languages: Set<Locale> };

/** Each use of an asset by a document once: a document has a node for each language. */
function usesOf(nodes: readonly ReferringNode[]): Use[] {
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
 * One sentence for each document and each asset that it refers to in vain: one that did not come with the
 * content, which would silently be left out of its page, or whose file could not be had.
 *
 * @param faultOf what is wrong with an asset, as a sentence without its subject; undefined if nothing is.
 * @param nameOf type, title and id of the document behind a node.
 */
export function validateAssets(
  nodes: readonly ReferringNode[],
  faultOf: (assetId: string) => string | undefined,
  nameOf: (node: ReferringNode) => string,
): string[] {
  return usesOf(nodes).flatMap(({ node, id, languages }) => {
    const fault = faultOf(id);
    if (fault === undefined) return [];
    return [
      `${nameOf(node)} refers ${inLanguages(languages)} to the asset "${id}", ${fault} ` +
        `Upload it again there, or remove it.`,
    ];
  });
}
