import type { NodePluginArgs } from "gatsby";
import type { NamedDocument } from "../../sanity/documents/document-name";
import type { StoredFields } from "../../sanity/documents/read-text";
import { documentTypeNames, graphqlName } from "../../sanity/model/document-types";

/** A document as Sanity stores it, in its node. */
export type DocumentNode = NamedDocument &
  StoredFields & {
    /** Of its node. The content plugin has put it into the references to the document. */
    readonly id: string;
  };

/** Returns the documents in Gatsby's store, by type. The content plugin takes `Post` and `post` for one type. */
export function storedDocuments({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): DocumentNode[] {
  return documentTypeNames.flatMap(
    (name) => getNodesByType(`Sanity${graphqlName(name)}`) as readonly object[] as DocumentNode[],
  );
}
