import { useEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from "react";

/** How long a panel takes to leave, in milliseconds: the 0.3 s of `--motion`. */
const motionTime = 300;

/**
 * A native modal dialog that opens when it is mounted and leaves with an animation. The browser keeps
 * the focus inside, and gives it back to where it was.
 *
 * Closing (by `close`, Escape, or a click beside the dialog or on a link in it) sets `isClosing` for
 * the time of the animation. `onClosed` comes after it; whoever mounted the dialog takes it away then.
 *
 * @returns what the `<dialog>` is given, whether it is on its way out, and what closes it.
 */
export function useModal(onClosed: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const [isClosing, setIsClosing] = useState(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // The page behind is held in its place (`global.css`), at its width where its scrollbar takes some.
    // Asked before anything of the dialog is there to be laid out.
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
    dialog.dataset.holds = hasScrollbar ? "page scrollbar" : "page";
    if (!dialog.open) dialog.showModal();
  }, []);

  function close() {
    setIsClosing(true);
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    setTimeout(() => ref.current?.close(), isStill ? 0 : motionTime);
  }

  // In React these events bubble: a dialog opened from within this one must not close it too.
  const ifOwn = (handle: () => void) => (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) handle();
  };

  const dialogProps = {
    ref,
    // Escape, and a phone's back gesture. The second in a row closes at once: browsers insist on it.
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      ifOwn(close)(event);
    },
    onClose: ifOwn(onClosed),
    onClick: ({ target, currentTarget }: MouseEvent) => {
      // The dialog's content covers it, so a click on the dialog itself is one on the backdrop.
      if (target === currentTarget || (target as Element).closest("a")) close();
    },
  };
  return { dialogProps, isClosing, close };
}

export type Modal = ReturnType<typeof useModal>;
