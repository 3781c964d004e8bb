/**
 * Opens the item of an accordion with this anchor, brings it to the top of the window and puts the
 * focus on its title, unless it is in the item already. Nothing happens where there is none.
 */
export function showAccordionItem(anchor: string): void {
  const item = anchor && document.getElementById(anchor)?.closest("details");
  if (!item) return;
  item.open = true;
  item.scrollIntoView();
  if (!item.contains(document.activeElement)) {
    item.querySelector("summary")?.focus({ preventScroll: true });
  }
}
