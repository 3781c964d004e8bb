import X from "lucide-react/icons/x";
import { useId, type ReactNode } from "react";
import type { Modal } from "./use-modal";
import * as styles from "./modal-sheet.module.css";

type Props = {
  readonly modal: Modal;
  /** Position on screens wider than 768 px; on others it is a bottom sheet. */
  readonly place: "side" | "middle";
  readonly title: string;
  /** Accessible name of the close button. */
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
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            className={styles.close}
            onClick={modal.close}
          >
            <X strokeWidth={1.5} aria-hidden />
          </button>
        </div>
        <div className={styles.content}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
}
