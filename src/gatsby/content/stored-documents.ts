import type { NodePluginArgs } from "gatsby";
import { isPublished, isUnpublished } from "../../sanity/documents/document-ids";
import type { NamedDocument } from "../../sanity/documents/document-name";
import type { StoredFields } from "../../sanity/documents/read-text";
import { documentTypeNames, graphqlName } from "../../sanity/model/document-types";

/** A document as Sanity stores it, in its node. */
export type StoredDocument = NamedDocument &
  StoredFields & {
    /** Of its node. The content plugin has put it into the references to the document. */
    readonly id: string;
  };

/** Returns the documents in Gatsby's store, by type. The content plugin takes `Post` and `post` for one type. */
export function storedDocuments({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): StoredDocument[] {
  return documentTypeNames.flatMap(
    (name) => getNodesByType(`Sanity${graphqlName(name)}`) as readonly object[] as StoredDocument[],
  );
}

/** Names the documents that the site does without because of their ids or types. Of drafts and releases, none is meant. */
export function misnamedNotes(stored: readonly StoredDocument[]): string[] {
  const published = stored.filter(({ _id }) => !isUnpublished(_id));
  const dotted = published.filter(({ _id }) => !isPublished(_id)).map(({ _id }) => _id);
  const odd = published
    .filter(({ _type }) => !documentTypeNames.some((name) => name === _type))
    .map(({ _id, _type }) => `${_id} (${String(_type)})`);
  const notes = [
    [dotted, "Sanity keeps documents with a dot in their id from readers without a token"],
    [odd, `the types of documents are ${documentTypeNames.join(", ")}, in these letters`],
  ] as const;
  return notes.flatMap(([names, reason]) =>
    names.length > 0 ? [`${names.join(", ")}: ${reason}.`] : [],
  );
}
