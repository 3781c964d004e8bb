/** Says after publishing when the change is on the site. */
import { useToast } from "@sanity/ui";
import { useEffect, useRef } from "react";
import { useDocumentOperationEvent, type DocumentActionComponent } from "sanity";
import { isSiteChange, nextSteps } from "./next-steps";

/** Long enough to read two sentences. */
const shownMs = 12_000;

/**
 * Wraps Sanity's own publish action, which is mounted as long as its document is open.
 *
 * @param isLocal whether the content is in the local content server.
 */
export function withNextSteps(
  original: DocumentActionComponent,
  isLocal: boolean,
): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props;
    const toast = useToast();
    const event = useDocumentOperationEvent(id, type);
    const told = useRef(event);
    useEffect(() => {
      if (event === told.current) return;
      told.current = event;
      if (event?.type !== "success" || !isSiteChange(event.op)) return;
      const { publishedAt } = (published ?? draft ?? {}) as { publishedAt?: unknown };
      toast.push({
        id: "next-steps",
        status: "info",
        title: "What happens next",
        description: nextSteps(event.op, isLocal, publishedAt, Date.now()),
        duration: shownMs,
        closable: true,
      });
    }, [event, draft, published, toast]);
    return original(props);
  };
  // Sanity finds its own actions by this name.
  PublishAction.action = "publish";
  PublishAction.displayName = "PublishAction";
  return PublishAction;
}
