/**
 * Adds `show`, `showModal` and `close` to dialogs, which jsdom lacks, as in the HTML standard: the `open`
 * attribute, `returnValue`, a `close` event, and focus that moves in and is restored. Escape closes a modal
 * dialog unless its `cancel` event is prevented. Browser tests cover the top layer and the inert page.
 */
export function installDialog(): void {
  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
  const modal = new WeakSet<HTMLDialogElement>();

  function open(dialog: HTMLDialogElement): void {
    focusedBefore.set(dialog, document.activeElement);
    dialog.setAttribute("open", "");
    const target =
      dialog.querySelector<HTMLElement>("[autofocus]") ??
      dialog.querySelector<HTMLElement>("a[href], button:enabled, input:enabled, [tabindex]");
    target?.focus();
  }

  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      if (!this.open) open(this);
    },

    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException("The dialog is already open.", "InvalidStateError");
      modal.add(this);
      open(this);
    },

    close(this: HTMLDialogElement, returnValue?: string) {
      if (!this.open) return;
      this.removeAttribute("open");
      modal.delete(this);
      if (returnValue !== undefined) this.returnValue = returnValue;
      const previous = focusedBefore.get(this);
      if (previous instanceof HTMLElement) previous.focus();
      this.dispatchEvent(new Event("close"));
    },
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const dialog = [...document.querySelectorAll("dialog")]
      .filter((each) => modal.has(each))
      .at(-1);
    if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  });
}
