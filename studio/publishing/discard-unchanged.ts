/** Discards a draft that has become what is published, such as after a letter typed and removed. */
import { useEffect, useRef } from "react";
import { useDocumentOperation, useSyncState, type DocumentActionComponent } from "sanity";
import { isSameContent } from "./same-content";

/** Milliseconds without a change, so that no draft goes between two keystrokes. */
const untilDiscarded = 1_500;

/** Wraps Sanity's own publish action, which is mounted as long as its document is open. */
export function discardUnchanged(original: DocumentActionComponent): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props;
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
    return original(props);
  };
  // Sanity finds its own actions by this name.
  PublishAction.action = "publish";
  PublishAction.displayName = "PublishAction";
  return PublishAction;
}
