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
  readonly focus?: readonly [element: string, start: number | null, end: number | null];
};

/** Each has some of these properties. */
type Kept = HTMLInputElement & Pick<HTMLDetailsElement, "open">;

type Elements = ReadonlyMap<string, Kept>;

/** Elements that hold input or can have the focus. The cookie banner, which is in no HTML, would change their order. */
const kept =
  ":is(header, main, footer) :is(input, textarea, details, summary, a, button, [tabindex])";

function elementsIn(root: ParentNode): Elements {
  const elements = new Map<string, Kept>();
  const counts: Record<string, number> = {};
  for (const element of root.querySelectorAll<Kept>(kept)) {
    // A name that React generates does not begin with a letter.
    const kind = `${element.tagName} ${element.type} ${element.name}`.replace(/[^A-Za-z ].*/, "");
    const count = (counts[kind] ?? 0) + 1;
    counts[kind] = count;
    elements.set(`${kind}${count}`, element);
  }
  return elements;
}

/** Returns the property that holds what is entered. */
function propertyOf({ tagName, type }: Kept): "open" | "checked" | "value" {
  if (tagName === "DETAILS") return "open";
  return type === "checkbox" || type === "radio" ? "checked" : "value";
}

/** Returns whether an element as it was rendered has another value. */
function differs(element: Kept, value: Value): boolean {
  const property = propertyOf(element);
  // What is closed may be another fold: a newer version of the page may have more of them.
  if (property === "open") return value === true;
  if (property === "checked") return value !== element.defaultChecked;
  return "defaultValue" in element && value !== element.defaultValue;
}

function read(elements: Elements, focused: Element | null): VisitorInput {
  const values: [string, Value][] = [];
  let focus: VisitorInput["focus"];
  for (const [key, element] of elements) {
    values.push([key, element[propertyOf(element)]]);
    if (element === focused) focus = [key, element.selectionStart, element.selectionEnd];
  }
  return { values, ...(focus && { focus }) };
}

/** Returns what is entered and focused on the page now. */
export function readInput(): VisitorInput {
  return read(elementsIn(document), document.activeElement);
}

/**
 * Returns a function that reads what the visitor has entered in the elements that are there now, even once they are
 * replaced. Skips fields that still have their server-rendered value; React may set those from the URL.
 */
export function followInput(root: HTMLElement): () => VisitorInput {
  const elements = elementsIn(root);
  let focused: Element | null = document.activeElement;
  root.addEventListener("focusin", ({ target }) => (focused = target as Element));
  return () => {
    // The visitor has left it. One that was replaced has lost the focus by that alone.
    if (focused?.isConnected && focused !== document.activeElement) focused = null;
    const { values, ...rest } = read(elements, focused);
    const isEntered = ([key, value]: VisitorInput["values"][number]) => {
      const element = elements.get(key);
      return element !== undefined && differs(element, value);
    };
    return { ...rest, values: values.filter(isEntered) };
  };
}

/** Enters a text as if by hand, so that React and all who listen learn of it. */
export function enterText(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React overwrites the property, so as to notice what it has set itself, which is no input.
  element.value = element.defaultValue;
  const prototype: unknown = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, text);
  element.dispatchEvent(new Event("input", { bubbles: true }));
}

function enter(element: Kept, value: Value): void {
  const property = propertyOf(element);
  if (property === "open") {
    element.open = value === true;
  } else if (property === "checked") {
    element.checked = !value;
    element.click();
  } else {
    enterText(element, String(value));
  }
}

/** Enters what the visitor had entered, as if by hand, and restores the focus and the selection if they are lost. */
export function restoreInput({ values, focus }: VisitorInput): void {
  const [focused = "", start, end = null] = focus ?? [];
  const elements = elementsIn(document);
  // Before the first is entered: another element that shows the same changes with it.
  const entered = values.flatMap(([key, value]) => {
    const element = elements.get(key);
    return element && differs(element, value) ? [[element, value] as const] : [];
  });
  for (const [element, value] of entered) enter(element, value);
  const element = elements.get(focused);
  const { activeElement, body } = document;
  if (!element || (activeElement !== body && activeElement !== element)) return;
  element.focus({ preventScroll: true });
  if (typeof start === "number") element.setSelectionRange(start, end);
}
