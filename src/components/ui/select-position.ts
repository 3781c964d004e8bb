/** Pixels between a list and the viewport's edge. */
const margin = 16;

/** Minimum height of a scrolling list: two and a half options, in pixels. */
const minHeight = 120;

/** Places a select's list above or below its field, wherever it fits, and limits its height. */
export function positionList(list: HTMLElement | null): void {
  const field = list?.previousElementSibling?.getBoundingClientRect();
  if (!list || !field) return;
  // Scroll padding accounts for the sticky header and the cookie banner.
  const rootStyle = getComputedStyle(document.documentElement);
  const pixels = (length: string) => Math.max(parseFloat(length) || 0, margin);
  const below =
    window.innerHeight - field.bottom - pixels(rootStyle.getPropertyValue("scroll-padding-bottom"));
  const above = field.top - pixels(rootStyle.getPropertyValue("scroll-padding-top"));
  const isAbove = list.scrollHeight > below && above > below;
  list.toggleAttribute("data-above", isAbove);
  list.style.maxHeight = `${Math.max(isAbove ? above : below, minHeight)}px`;
}
