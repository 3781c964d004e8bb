import { useEffect, useRef, useState } from "react";
import { useSyncState, useValidationStatus, type DocumentActionComponent } from "sanity";
import { texts } from "../texts";

/** Milliseconds. Sanity begins to check an edit 200 ms after it. */
const untilChecked = 300;

/**
 * Lets "Publish" wait for the edits and checks that are under way, and then publishes for sure. Clicked while
 * edits are being saved or checked, Sanity's own action waits, but misses their end when the check already knew
 * the saved state, and then says "Publishing…" until the next edit (sanity-io/sanity #12132, mended in versions
 * that need a newer Node). Just after an edit, it publishes what has not been checked yet. So it is not asked
 * before everything is saved and checked.
 *
 * @param original Sanity's own action.
 */
export function publishWhenSettled(original: DocumentActionComponent): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const { id, type, draft } = props;
    const action = original(props);
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
        ...(isWaiting && { disabled: true, label: texts.publishing }),
        onHandle: () => setWaiting(true),
      }
    );
  };
  // Sanity finds its own actions by this name.
  PublishAction.action = "publish";
  PublishAction.displayName = "PublishAction";
  return PublishAction;
}
