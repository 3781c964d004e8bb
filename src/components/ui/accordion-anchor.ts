/**
 * Opens the accordion item with this anchor, scrolls it to the top of the viewport and focuses its title,
 * unless the focus is inside already. Does nothing without a match.
 */
export function openAccordionItem(anchor: string): void {
  const item = anchor && document.getElementById(anchor)?.closest("details");
  if (!item) return;
  item.open = true;
  item.scrollIntoView();
  if (!item.contains(document.activeElement)) {
    item.querySelector("summary")?.focus({ preventScroll: true });
  }
}
