import { X } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useModal } from "./use-modal";
import * as styles from "./side-panel.module.css";

type Props = {
  readonly title: string;
  /** What the button that closes the panel is called. */
  readonly closeLabel: string;
  /** Comes when the panel has left the screen. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
};

/** A panel over the page: from below on small screens, from the right on others. Open while mounted. */
export function SidePanel({ title, closeLabel, onClosed, children }: Props) {
  const { dialogProps, isClosing, close } = useModal(onClosed);
  const titleId = useId();
  return (
    <dialog
      {...dialogProps}
      aria-labelledby={titleId}
      className={isClosing ? `${styles.panel} ${styles.leaving}` : styles.panel}
    >
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" aria-label={closeLabel} className={styles.close} onClick={close}>
            <X strokeWidth={1.5} aria-hidden />
          </button>
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
