import { useToast } from "@sanity/ui";
import { useState } from "react";
import { useClient, type DocumentActionComponent, type SanityDocument } from "sanity";
import { interpolate } from "../../src/i18n/interpolate";
import { draftIdOf } from "../../src/sanity/documents/document-ids";
import { apiVersion } from "../schema-types/api-version";
import { texts } from "../texts";
import { actionsWithRedirects, addressChanges } from "./address-changes";

const query = `{
  "published": *[_id == $id][0],
  "draft": *[_id == $draftId][0],
  "redirects": *[_type == "redirect"]
}`;

type Stored = {
  readonly published: SanityDocument | null;
  readonly draft: SanityDocument | null;
  readonly redirects: readonly SanityDocument[];
};

type Client = ReturnType<typeof useClient>;

/**
 * Publishes an article whose addresses change, with its redirects, in one transaction.
 *
 * @returns what the old addresses lead to, in words; undefined if no redirect changes, and nothing was done.
 * @throws the client's Error when the article has been published by somebody else meanwhile.
 */
async function publishMoved(client: Client, id: string): Promise<string[] | undefined> {
  const parameters = { id, draftId: draftIdOf(id) };
  const { published, draft, redirects } = await client.fetch<Stored>(query, parameters);
  if (!draft) return undefined;
  const actions = actionsWithRedirects({
    published,
    draft,
    redirects,
    now: new Date(),
    newId: () => crypto.randomUUID(),
  });
  if (!actions) return undefined;
  await client.action(actions as unknown as Parameters<Client["action"]>[0]);
  return addressChanges(published, draft).flatMap(({ from, to }) =>
    to === undefined ? [] : [interpolate(texts.addresses.leads, { from, to })],
  );
}

/**
 * Lets "Publish" of an article write its redirects with it.
 *
 * @param original Sanity's own action, which publishes everything else.
 */
export function publishWithRedirects(original: DocumentActionComponent): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const { id, type } = props;
    const action = original(props);
    const client = useClient({ apiVersion }).withConfig({ perspective: "raw" });
    const { push } = useToast();
    const [isPublishing, setPublishing] = useState(false);
    if (type !== "post" || !action) return action;

    const publish = async () => {
      setPublishing(true);
      try {
        const moved = await publishMoved(client, id);
        const title = texts.addresses.published;
        if (moved) push({ status: "success", title, description: moved.join(" ") });
        else action.onHandle?.();
      } catch (error) {
        const { message } = error as Error;
        push({ status: "error", title: texts.addresses.failed, description: message });
      } finally {
        setPublishing(false);
      }
    };
    return {
      ...action,
      ...(isPublishing && { disabled: true, label: texts.publishing }),
      onHandle: () => void publish(),
    };
  };
  PublishAction.action = "publish";
  PublishAction.displayName = "PublishAction";
  return PublishAction;
}
