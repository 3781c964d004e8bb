import type { ReactNode } from "react";
import { ModalSheet } from "./modal-sheet";
import { useModal } from "./use-modal";

type Props = {
  readonly title: string;
  /** What the button that closes the panel is called. */
  readonly closeLabel: string;
  /** Comes when the panel has left the screen. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
};

/** A panel over the page: from below on small screens, from the right on others. Open while mounted. */
export function SidePanel({ onClosed, ...sheet }: Props) {
  return <ModalSheet modal={useModal(onClosed)} place="side" {...sheet} />;
}
