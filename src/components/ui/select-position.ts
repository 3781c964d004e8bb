/** Between a list and the window's edge, in pixels. */
const margin = 16;

/** The least height of a list that is cut short and scrolls: two options and a half, in pixels. */
const leastHeight = 120;

/** Opens a select's list to the side of its field that has room for it, and no longer than that room. */
export function positionList(list: HTMLElement | null): void {
  const field = list?.previousElementSibling?.getBoundingClientRect();
  if (!list || !field) return;
  // What lies over the page's edges, the header and the cookie banner, is kept free for scrolling, too.
  const page = getComputedStyle(document.documentElement);
  const pixels = (length: string) => Math.max(parseFloat(length) || 0, margin);
  const below =
    window.innerHeight - field.bottom - pixels(page.getPropertyValue("scroll-padding-bottom"));
  const above = field.top - pixels(page.getPropertyValue("scroll-padding-top"));
  const isAbove = list.scrollHeight > below && above > below;
  list.toggleAttribute("data-above", isAbove);
  list.style.maxHeight = `${Math.max(isAbove ? above : below, leastHeight)}px`;
}
