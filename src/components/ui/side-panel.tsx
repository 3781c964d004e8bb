import type { ReactNode } from "react";
import { ModalSheet } from "./modal-sheet";
import { useModal } from "./use-modal";

type Props = {
  readonly title: string;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** Called after the closing animation. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
};

/** Modal panel from the right, or from below on small screens. Open while mounted. */
export function SidePanel({ onClosed, ...sheet }: Props) {
  return <ModalSheet modal={useModal(onClosed)} place="side" {...sheet} />;
}
