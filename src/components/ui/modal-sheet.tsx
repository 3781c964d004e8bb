import X from "lucide-react/icons/x";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { reducedMotion } from "./client-state";
import * as buttonStyles from "./button.module.css";
import * as styles from "./modal-sheet.module.css";

/** Milliseconds of the closing animation: the 0.3 s of `--motion`. */
const animationTime = 300;

/**
 * Opens a native modal dialog on mount and closes it with an animation. The browser traps the focus and
 * restores it afterwards.
 *
 * `close`, Escape, and a click on the backdrop or on a link inside (not one that opens a tab) set `isClosing` during the animation.
 * `onClosed` is called after it and should unmount the dialog.
 *
 * @returns the `<dialog>` element's props, the closing state, and a function that closes it.
 */
export function useModal(onClosed: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const [isClosing, setIsClosing] = useState(false);
  /** What was pressed last. A text may be selected from the content to the backdrop. */
  const pressed = useRef<EventTarget>();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // `global.css` locks the page's scrolling and keeps the scrollbar's width, if it takes any.
    // Measured before the dialog opens, to avoid laying it out.
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
    dialog.dataset.holds = hasScrollbar ? "page scrollbar" : "page";
    if (!dialog.open) dialog.showModal();
  }, []);

  function close() {
    setIsClosing(true);
    const isStill = window.matchMedia(reducedMotion).matches;
    setTimeout(() => ref.current?.close(), isStill ? 0 : animationTime);
  }

  // React bubbles these events: closing a nested dialog must not close this one too.
  const ifOwn = (handle: () => void) => (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) handle();
  };

  const dialogProps = {
    ref,
    // Escape or a phone's back gesture. Browsers close at once on the second in a row.
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      ifOwn(close)(event);
    },
    onClose: ifOwn(onClosed),
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target;
    },
    onClick: ({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      // The content covers the dialog, so a click on the dialog itself is on the backdrop.
      const isBackdrop = target === currentTarget && pressed.current === currentTarget;
      const opensElsewhere = ctrlKey || metaKey || shiftKey;
      if (isBackdrop || (!opensElsewhere && (target as Element).closest("a"))) close();
    },
  };
  return { dialogProps, isClosing, close };
}

type Props = {
  readonly modal: ReturnType<typeof useModal>;
  /** Position on screens wider than 768 px; on others it is a bottom sheet. */
  readonly place: "side" | "middle";
  readonly title: string;
  readonly closeLabel: string;
  /** Stays visible while the content scrolls. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** A modal dialog with a title, a close button, scrolling content and a footer. Open while mounted. */
export function ModalSheet({ modal, place, title, closeLabel, foot, children }: Props) {
  const titleId = useId();
  const leavingClass = modal.isClosing && styles.leaving;
  return (
    <dialog
      {...modal.dialogProps}
      aria-labelledby={titleId}
      className={[styles.sheet, styles[place], leavingClass].filter(Boolean).join(" ")}
    >
      <div className={styles.frame}>
        <div className={styles.bar}>
          <h2 id={titleId} className="title-s">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            className={buttonStyles.icon}
            onClick={modal.close}
          >
            <X />
          </button>
        </div>
        <div className={styles.content}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}

type PanelProps = Omit<Props, "modal" | "place" | "foot"> & {
  /** Called after the closing animation. */
  readonly onClosed: () => void;
};

/** Modal panel from the right, or from below on small screens. Open while mounted. */
export function SidePanel({ onClosed, ...sheet }: PanelProps) {
  return <ModalSheet modal={useModal(onClosed)} place="side" {...sheet} />;
}
