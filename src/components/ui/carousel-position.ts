/** Scroll position and focus in a list of slides, kept when the list is replaced. */
export type CarouselPosition = {
  /** Index of the first slide in view. */
  readonly first: number;
  /** The focused list, or the focused element by slide and by its index within the slide. */
  readonly focus: "list" | { readonly slide: number; readonly element: number } | undefined;
};

/** Attribute that marks slides, whatever their element. */
export const slideMark = { "data-slide": "" };

function slidesIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[data-slide]")];
}

/** Reads the position from a scrolling list. */
export function readPosition(list: HTMLElement): CarouselPosition {
  const slideWidth = slidesIn(list)[0]?.offsetWidth ?? 0;
  const first = slideWidth > 0 ? Math.max(0, Math.round(list.scrollLeft / slideWidth)) : 0;
  return { first, focus: readFocus(list) };
}

function readFocus(list: HTMLElement): CarouselPosition["focus"] {
  const focused = document.activeElement;
  if (focused === list) return "list";
  const slides = slidesIn(list);
  const slide = slides.findIndex((candidate) => candidate.contains(focused));
  const elements = slides[slide]?.querySelectorAll("*") ?? [];
  const element = [...elements].findIndex((candidate) => candidate === focused);
  return element < 0 ? undefined : { slide, element };
}

/** Restores the focus in another list of the same slides. */
export function restoreFocus(list: HTMLElement, { focus }: CarouselPosition): void {
  if (focus === undefined) return;
  const target =
    focus === "list"
      ? (firstControl(list) ?? list)
      : slidesIn(list)[focus.slide]?.querySelectorAll("*")[focus.element];
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** Returns the first visible arrow or dot in tab order that is not disabled. */
function firstControl(list: HTMLElement): HTMLElement | undefined {
  const buttons = list.parentElement?.querySelectorAll<HTMLElement>(":scope > div > button");
  return [...(buttons ?? [])].find(
    (button) => button.ariaDisabled !== "true" && button.offsetParent !== null,
  );
}
