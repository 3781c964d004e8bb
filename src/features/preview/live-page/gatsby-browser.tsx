import type { WrapPageElementBrowserArgs } from "gatsby";
import { cloneElement, useEffect, useMemo, useState, type ReactElement } from "react";
import { nodeSource } from "../../../sanity/documents/preview-node-ids";
import type { StoredFields } from "../../../sanity/documents/read-text";
import { liveTexts, shownNodes, withTexts } from "./live-texts";

type Data = Readonly<Record<string, unknown>>;
type Args = WrapPageElementBrowserArgs<Data, { readonly id?: string }>;

/**
 * Wraps a preview's page so that it shows what the Studio's Presentation tool has in its form, before it is
 * saved and the page made anew. A plugin of its own, as only the innermost wrapper sees the page itself.
 */
export function wrapPageElement({ element, props }: Args) {
  // A page without a query has none.
  const data = props.data as Data | undefined;
  if (!process.env.STUDIO_URL || !data) return element;
  return <LivePage page={element} data={named(data, props.pageContext.id)} />;
}

/** A post's own page does not query its id, which is in the page's context. */
function named({ blogPost, ...data }: Data, id: string | undefined): Data {
  return { ...data, ...(blogPost ? { blogPost: { ...blogPost, id } } : {}) };
}

type Props = { readonly page: ReactElement<object>; readonly data: Data };

function LivePage({ page, data }: Props) {
  const nodes = useMemo(() => shownNodes(data), [data]);
  const documents = useLiveDocuments(nodes);
  if (documents.length === 0) return page;
  const texts = new Map(nodes.map((id) => [id, liveTexts(id, documents)] as const));
  return cloneElement(page, { data: withTexts(data, texts) } as object);
}

/** Follows the documents of nodes in the Studio that shows the page; empty without one. */
function useLiveDocuments(nodes: readonly string[]): readonly StoredFields[] {
  const [documents, setDocuments] = useState<readonly StoredFields[]>([]);
  const ids = [...new Set(nodes.map((id) => nodeSource(id)?.document))].sort().join(" ");
  useEffect(() => {
    const isPresented = window.parent !== window || window.opener !== null;
    if (!isPresented || ids === "") return undefined;
    let stop: (() => void) | undefined;
    let hasEnded = false;
    void import("./follow-documents").then(({ followDocuments }) => {
      if (!hasEnded) stop = followDocuments(ids.split(" "), setDocuments);
    });
    return () => {
      hasEnded = true;
      stop?.();
    };
  }, [ids]);
  return documents;
}
