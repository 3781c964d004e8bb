import type { CreatePagesArgs } from "gatsby";
import { isVisible, publishedId } from "../../sanity/documents/document-ids";
import { previewNodeId } from "../../sanity/documents/preview-node-ids";
import type { HasPath } from "../../sanity/documents/read-link";
import type { ResolvedRedirects } from "../../sanity/documents/resolve-redirects";
import { settings } from "../build-settings";
import { linkTargets } from "./link-targets";
import { localizedFields, localizedTypes } from "./localized-fields";
import {
  documentFacts,
  linkDocument,
  readDocuments,
  type DocumentFacts,
  type ReadDocument,
} from "./read-documents";
import { sitePaths } from "./site-paths";
import { siteRedirects } from "./site-redirects";
import type { DocumentNode } from "./stored-documents";

/** What a build knows of its documents. */
export type Content = {
  readonly documents: readonly DocumentFacts[];
  readonly hasPath: HasPath;
  readonly redirects: ResolvedRedirects;
};

type LocalizeArgs = Pick<
  CreatePagesArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNode" | "getNodesByType"
>;

/** Returns the nodes of a document. */
function nodesOf(read: ReadDocument, { createNodeId, createContentDigest }: LocalizeArgs) {
  const localized = localizedFields(read);
  if (!localized) return [];
  const { type, fields: fieldsByLanguage, localeTexts } = localized;
  const { document } = read;
  const plainTexts = localeTexts.filter((name) => {
    const stored = document[name];
    return typeof stored === "string" || Array.isArray(stored);
  });
  return fieldsByLanguage.map((fields) => ({
    ...fields,
    id: settings.preview
      ? previewNodeId({
          document: publishedId(document._id),
          language: fields.language,
          plainTexts,
        })
      : createNodeId(`${document.id} ${type} ${fields.language}`),
    parent: document.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  }));
}

/**
 * Reads the documents of the site and creates a node of each in every language that it exists in; pages are created
 * from these only. A node that is the same as in the build before stays, and one that is not created anew goes, so
 * that a post also comes when it is due, and has the addresses of other posts as they are by now.
 *
 * Runs in `createPages`: by then, all documents are in Gatsby's store.
 */
export async function localizeDocuments(
  stored: readonly DocumentNode[],
  args: LocalizeArgs,
): Promise<Content> {
  const { actions, getNode, getNodesByType } = args;
  const visible = stored.filter(({ _id }) => isVisible(_id, settings.preview));
  const { posts, others } = readDocuments(visible, (id) => getNode(id) !== undefined);
  const pages = posts.flatMap((post) => post.pages);
  const hasPage = sitePaths(pages);
  const redirects = siteRedirects(visible, pages, hasPage);
  const targets = linkTargets(args, pages, hasPage, redirects.redirects);

  const stale = new Map(
    localizedTypes.flatMap((type) => getNodesByType(type)).map((node) => [node.id, node]),
  );
  const creating: unknown[] = [];
  function localize(read: ReadDocument): DocumentFacts {
    for (const node of nodesOf(read, args)) {
      stale.delete(node.id);
      creating.push(actions.createNode(node));
    }
    return documentFacts(read);
  }
  const documents = [
    ...posts.map((post) => localize(linkDocument(post, targets))),
    ...others.map(localize),
  ];
  for (const node of stale.values()) actions.deleteNode(node);
  await Promise.all(creating);
  return { documents, hasPath: targets.hasPath, redirects };
}
