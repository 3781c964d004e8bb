/**
 * What a visitor has entered on a page, carried over to a page that is rendered anew: when React takes over the HTML,
 * when the page is reloaded for a newer version, and when it is shown without its scripts.
 *
 * Elements are recognized by their kind and order, as ids and generated names differ between renderings.
 */
type Value = string | boolean;

export type VisitorInput = {
  /** By element: the text, or whether it is checked or open. */
  readonly values: readonly (readonly [element: string, value: Value])[];
  /** The focused element, and what is selected in it. */
  readonly focus?: readonly [element: string, start?: number | null, end?: number | null];
};

type Elements = ReadonlyMap<string, HTMLInputElement>;

/** Elements that hold input or can have the focus. The cookie banner, which is in no HTML, would change their order. */
const kept =
  ":is(header, main, footer) :is(input, textarea, details, summary, a, button, [tabindex])";

function elementsIn(root: ParentNode): Elements {
  const elements = new Map<string, HTMLInputElement>();
  // Each has some of an input's properties.
  for (const element of root.querySelectorAll<HTMLInputElement>(kept)) {
    // React's generated names hold a colon.
    const name = /^[\w-]+$/.exec(element.name)?.[0] ?? "";
    let number = 0;
    const key = () => `${element.tagName} ${element.type} ${name} ${number}`;
    while (elements.has(key())) number += 1;
    elements.set(key(), element);
  }
  return elements;
}

const isCheck = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

function read(elements: Elements, focused: Element | null): VisitorInput {
  const values: [string, Value][] = [];
  let focus: VisitorInput["focus"];
  for (const [key, element] of elements) {
    if (element === focused) focus = [key, element.selectionStart, element.selectionEnd];
    const { checked, defaultChecked, value, defaultValue } = element;
    if (element instanceof HTMLDetailsElement) {
      values.push([key, element.open]);
    } else if (isCheck(element)) {
      if (checked !== defaultChecked) values.push([key, checked]);
    } else if (typeof defaultValue === "string" && value !== defaultValue) {
      values.push([key, value]);
    }
  }
  return { values, ...(focus && { focus }) };
}

/** Returns what is entered and focused on the page now. */
export function readInput(): VisitorInput {
  return read(elementsIn(document), document.activeElement);
}

/** Returns a function that reads what is entered in the elements that are there now, even once they are replaced. */
export function followInput(root: HTMLElement): () => VisitorInput {
  const elements = elementsIn(root);
  let focused = document.activeElement;
  root.addEventListener("focusin", ({ target }) => (focused = target as Element));
  return () => read(elements, focused);
}

function enter(element: HTMLInputElement, value: Value): void {
  if (element instanceof HTMLDetailsElement) {
    element.open = value === true;
  } else if (isCheck(element)) {
    element.checked = !value;
    element.click();
  } else if (element.value !== value || element.hasAttribute("value")) {
    // React overwrites the property, so as to notice what it has set itself, which is no input.
    element.value = element.defaultValue;
    const prototype: unknown = Object.getPrototypeOf(element);
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, value);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Enters what the visitor had entered, as if by hand, and restores the focus and the selection if they are lost. */
export function restoreInput({ values, focus }: VisitorInput): void {
  const [focused = "", start, end] = focus ?? [];
  const elements = elementsIn(document);
  for (const [key, value] of values) {
    const element = elements.get(key);
    if (element) enter(element, value);
  }
  const element = elements.get(focused);
  if (!element) return;
  if (document.activeElement === document.body) element.focus({ preventScroll: true });
  if (document.activeElement === element && typeof start === "number") {
    element.setSelectionRange(start, end ?? start);
  }
}
