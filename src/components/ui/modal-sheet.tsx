import { X } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { Modal } from "./use-modal";
import * as styles from "./modal-sheet.module.css";

type Props = {
  readonly modal: Modal;
  /** Where it stands on screens wider than 768 px; on others it comes from below. */
  readonly place: "side" | "middle";
  readonly title: string;
  /** What the button that closes the sheet is called. */
  readonly closeLabel: string;
  /** What remains in sight while the rest is scrolled. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** A modal dialog's frame: a title, a cross, and what scrolls between them and the foot. Open while mounted. */
export function ModalSheet({ modal, place, title, closeLabel, foot, children }: Props) {
  const titleId = useId();
  const leaving = modal.isClosing && styles.leaving;
  return (
    <dialog
      {...modal.dialogProps}
      aria-labelledby={titleId}
      className={[styles.sheet, styles[place], leaving].filter(Boolean).join(" ")}
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
