/** Milliseconds. */
export const animationTime = 300;

/**
 * Adds `showModal` and `close` to dialogs, which jsdom lacks, as in the HTML standard: the `open` attribute, a
 * `close` event, and focus that moves in and is restored. Escape closes the dialog unless its `cancel` event is
 * prevented. Browser tests cover the top layer and the inert page. Any animation of a dialog takes `animationTime`.
 */
export function installDialog(): void {
  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException("The dialog is already open.", "InvalidStateError");
      focusedBefore.set(this, document.activeElement);
      this.setAttribute("open", "");
      const target =
        this.querySelector<HTMLElement>("[autofocus]") ??
        this.querySelector<HTMLElement>("a[href], button:enabled, input:enabled, [tabindex]");
      target?.focus();
    },

    getAnimations() {
      return [{ finished: new Promise((resolve) => setTimeout(resolve, animationTime)) }];
    },

    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.removeAttribute("open");
      const previous = focusedBefore.get(this);
      if (previous instanceof HTMLElement) previous.focus();
      this.dispatchEvent(new Event("close"));
    },
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
    if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  });
}
