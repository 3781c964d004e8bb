/** What this project adds to Sanity's own publish action, which is mounted as long as its document is open. */
import { useToast } from "@sanity/ui";
import { useEffect, useRef, useState } from "react";
import {
  useDocumentOperation,
  useDocumentOperationEvent,
  useSyncState,
  useValidationStatus,
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
} from "sanity";
import { isSiteChange, nextSteps } from "./next-steps";
import { isSameContent } from "./same-content";

/** Milliseconds without a change, so that no draft goes between two keystrokes. */
const untilDiscarded = 1_500;

/** Milliseconds. Sanity begins to check an edit 200 ms after it. */
const untilChecked = 300;

/** Long enough to read two sentences. */
const shownMs = 12_000;

/** @param isLocal whether the content is in the local content server. */
export function publishAction(
  original: DocumentActionComponent,
  isLocal: boolean,
): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    useDiscardUnchanged(props);
    useNextSteps(props, isLocal);
    return usePublishWhenSettled(props, original(props));
  };
  // Sanity finds its own actions by this name.
  PublishAction.action = "publish";
  PublishAction.displayName = "PublishAction";
  return PublishAction;
}

/** Discards a draft that has become what is published, such as after a letter typed and removed. */
function useDiscardUnchanged({ id, type, draft, published }: DocumentActionProps): void {
  const { discardChanges } = useDocumentOperation(id, type);
  const { isSyncing } = useSyncState(id, type);
  const isUnchanged =
    !isSyncing && draft !== null && published !== null && isSameContent(draft, published);
  const discard = useRef(() => undefined as void);
  useEffect(() => {
    discard.current = () => {
      if (isUnchanged && !discardChanges.disabled) discardChanges.execute();
    };
  });
  useEffect(() => {
    if (!isUnchanged) return undefined;
    const timer = setTimeout(() => discard.current(), untilDiscarded);
    return () => clearTimeout(timer);
  }, [isUnchanged, draft?._rev]);
  // Another document is opened before that.
  useEffect(() => () => discard.current(), []);
}

/** Says after publishing when the change is on the site. */
function useNextSteps({ id, type, draft, published }: DocumentActionProps, isLocal: boolean): void {
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
  }, [event, draft, published, toast, isLocal]);
}

/**
 * Lets "Publish" wait for the edits and checks that are under way, and then publishes for sure. Clicked while
 * edits are being saved or checked, Sanity's own action waits, but misses their end when the check already knew
 * the saved state, and then says "Publishing…" until the next edit (sanity-io/sanity #12132, mended in versions
 * that need a newer Node). Just after an edit, it publishes what has not been checked yet. So it is not asked
 * before everything is saved and checked.
 */
function usePublishWhenSettled(
  { id, type, draft }: DocumentActionProps,
  action: DocumentActionDescription | null,
): DocumentActionDescription | null {
  const { isSyncing } = useSyncState(id, type);
  const { isValidating, validation } = useValidationStatus(draft?._id ?? id, type);
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const isSettled = !isSyncing && !isValidating;
  const isReady = action?.disabled !== true;
  const isRefused = !draft || validation.some(({ level }) => level === "error");
  useEffect(() => {
    if (!isWaiting || !isSettled || !(isReady || isRefused)) return undefined;
    const timer = setTimeout(() => {
      setWaiting(false);
      if (isReady) latest.current?.onHandle?.();
    }, untilChecked);
    return () => clearTimeout(timer);
  }, [isWaiting, isSettled, isReady, isRefused, draft?._rev]);

  return (
    action && {
      ...action,
      ...(isWaiting && { disabled: true, label: "Publishing…" }),
      onHandle: () => setWaiting(true),
    }
  );
}
