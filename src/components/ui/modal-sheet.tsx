import { clsx } from "clsx";
import X from "lucide/dist/esm/icons/x.mjs";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Button } from "./button";
import { Icon } from "./icon";
import * as styles from "./modal-sheet.module.css";

type Props = {
  /** Position on screens wider than 768 px; on others it is a bottom sheet. */
  readonly place?: "side" | "middle";
  readonly title: string;
  readonly closeLabel: string;
  /** Called after the closing animation; should unmount the dialog. */
  readonly onClosed: () => void;
  /** Stays visible while the content scrolls. Its buttons may close the dialog. */
  readonly foot?: (close: () => void) => ReactNode;
  readonly children: ReactNode;
};

/**
 * A native modal dialog with a title, a close button, scrolling content and a footer. Open while mounted. The
 * browser traps the focus and restores it afterwards.
 *
 * Escape, and a click on the backdrop or on a link inside (not one that opens a tab) close it, too.
 */
export function ModalSheet({ place = "side", title, closeLabel, onClosed, foot, children }: Props) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [isClosing, setIsClosing] = useState(false);
  /** What was pressed last. A text may be selected from the content to the backdrop. */
  const pressed = useRef<EventTarget>();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const { clientWidth, dataset } = document.documentElement;
    // A nested dialog leaves the page to the outer one.
    const isOuter = dataset.scrollLock === undefined;
    // `modal-sheet.module.css` locks the page's scrolling and keeps the scrollbar's width, if it takes any.
    // Measured before the dialog opens, to avoid laying it out.
    if (isOuter) dataset.scrollLock = window.innerWidth > clientWidth ? "page scrollbar" : "page";
    if (!dialog.open) dialog.showModal();
    return () => {
      if (isOuter) delete dataset.scrollLock;
    };
  }, []);

  const close = () => setIsClosing(true);

  useEffect(() => {
    if (!isClosing || !ref.current) return;
    const animations = ref.current.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(animations).then(() => ref.current?.close());
  }, [isClosing]);

  return (
    // By keyboard, Escape does what a click on the backdrop does.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/click-events-have-key-events
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={clsx(styles.sheet, styles[place], isClosing && styles.leaving)}
      // Escape or a phone's back gesture. Browsers close at once on the second in a row.
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) close();
      }}
      // React bubbles both events: closing a nested dialog must not close this one too.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget) onClosed();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget, ctrlKey, metaKey, shiftKey }) => {
        // The content covers the dialog, so a click on the dialog itself is on the backdrop.
        const isBackdrop = target === currentTarget && pressed.current === currentTarget;
        const opensElsewhere = ctrlKey || metaKey || shiftKey;
        if (isBackdrop || (!opensElsewhere && (target as Element).closest("a"))) close();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.bar}>
          <h2 id={titleId} className="title-text">
            {title}
          </h2>
          <Button variant="icon" aria-label={closeLabel} onClick={close}>
            <Icon icon={X} />
          </Button>
        </div>
        <div className={styles.content}>{children}</div>
        {foot && <div className={styles.foot}>{foot(close)}</div>}
      </div>
    </dialog>
  );
}
