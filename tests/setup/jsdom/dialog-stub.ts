/** Milliseconds that any animation of a dialog takes. */
export const animationTime = 300;

const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * What jsdom's dialogs lack: the `open` attribute, a `close` event, Escape, and focus that moves in and is restored.
 * Browser tests cover the top layer and the inert page.
 */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    focusedBefore.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>("a, button, input")?.focus();
  },

  getAnimations() {
    return [{ finished: new Promise((resolve) => setTimeout(resolve, animationTime)) }];
  },

  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    (focusedBefore.get(this) as HTMLElement | null | undefined)?.focus();
    this.dispatchEvent(new Event("close"));
  },
});

document.addEventListener("keydown", ({ key }) => {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (key !== "Escape" || !dialog) return;
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
});
