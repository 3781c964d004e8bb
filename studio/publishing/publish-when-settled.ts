/** Lets "Publish" wait for the edits and checks that are under way, and then publishes for sure. */
import { useEffect, useState } from "react";
import { useSyncState, useValidationStatus, type DocumentActionComponent } from "sanity";

/**
 * Wraps Sanity's own publish action. Clicked while edits are being saved or checked, that action waits, but
 * misses their end when the check already knew the saved state, and then says "Publishing…" until the next
 * edit (sanity-io/sanity #12132, mended in versions that need a newer Node). So it is not asked before then.
 */
export function publishWhenSettled(original: DocumentActionComponent): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const { id, type, draft } = props;
    const { isSyncing } = useSyncState(id, type);
    const { isValidating } = useValidationStatus(draft?._id ?? id, type);
    const [isWaiting, setWaiting] = useState(false);
    const action = original(props);
    const isSettled = !isSyncing && !isValidating;
    useEffect(() => {
      if (!isWaiting || !isSettled) return;
      setWaiting(false);
      if (action?.disabled !== true) action?.onHandle?.();
    }, [action, isWaiting, isSettled]);

    return (
      action && {
        ...action,
        ...(isWaiting && { disabled: true, label: "Publishing…" }),
        onHandle: () => setWaiting(true),
      }
    );
  };
  // Sanity finds its own actions by this name.
  PublishAction.action = "publish";
  PublishAction.displayName = "PublishAction";
  return PublishAction;
}
