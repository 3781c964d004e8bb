/** Where a visitor is in a list of slides, carried over when another list takes its place. */
export type Position = {
  /** Index of the first slide in view. */
  readonly first: number;
  /** What has the focus: the list, or an element by its index among those of its slide. */
  readonly focus: "list" | { readonly slide: number; readonly element: number } | undefined;
};

/** Marks the slides, whatever elements they are. */
export const slideMark = { "data-slide": "" };

function slidesIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[data-slide]")];
}

/** Reads the place from a list that scrolls. */
export function readPosition(list: HTMLElement): Position {
  const slideWidth = slidesIn(list)[0]?.offsetWidth ?? 0;
  const first = slideWidth > 0 ? Math.max(0, Math.round(list.scrollLeft / slideWidth)) : 0;
  return { first, focus: readFocus(list) };
}

function readFocus(list: HTMLElement): Position["focus"] {
  const focused = document.activeElement;
  if (focused === list) return "list";
  const slides = slidesIn(list);
  const slide = slides.findIndex((each) => each.contains(focused));
  const elements = slides[slide]?.querySelectorAll("*") ?? [];
  const element = [...elements].findIndex((each) => each === focused);
  return element < 0 ? undefined : { slide, element };
}

/** Gives the focus back to where it was, in a list of the same slides. */
export function restoreFocus(list: HTMLElement, { focus }: Position): void {
  if (focus === undefined) return;
  const target =
    focus === "list"
      ? (firstControl(list) ?? list)
      : slidesIn(list)[focus.slide]?.querySelectorAll("*")[focus.element];
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** What moves the slides now: the arrow or dot that a keyboard meets first and that is in view. */
function firstControl(list: HTMLElement): HTMLElement | undefined {
  const buttons = list.parentElement?.querySelectorAll<HTMLElement>(":scope > div > button");
  return [...(buttons ?? [])].find(
    (button) => button.ariaDisabled !== "true" && button.offsetParent !== null,
  );
}
