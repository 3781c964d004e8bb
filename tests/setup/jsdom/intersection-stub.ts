/** Stub of `IntersectionObserver`, which jsdom lacks. Tests decide what is in view. */

const observers = new Set<StubbedObserver>();
const inView = new WeakSet<Element>();

class StubbedObserver {
  readonly targets = new Set<Element>();

  constructor(
    readonly callback: (entries: readonly object[]) => void,
    readonly options: IntersectionObserverInit = {},
  ) {
    observers.add(this);
  }

  /** Reports an element that is in view already, as browsers do. */
  observe(target: Element): void {
    this.targets.add(target);
    if (inView.has(target)) queueMicrotask(() => this.report(target, 1));
  }

  disconnect(): void {
    this.targets.clear();
  }

  report(target: Element, intersectionRatio: number): void {
    const entry = { target, isIntersecting: intersectionRatio > 0, intersectionRatio };
    // Another observer's callback may have ended this one.
    if (this.targets.has(target)) this.callback([entry]);
  }
}

function notify(target: Element, ratio: number, isMeant = (_: StubbedObserver) => true): void {
  const watching = [...observers].filter((each) => each.targets.has(target) && isMeant(each));
  if (watching.length === 0) throw new Error(`Nothing observes <${target.localName}>.`);
  for (const observer of watching) observer.report(target, ratio);
}

/**
 * Notifies all observers of `target` that it has entered or left the viewport. Wrap the call in `act` if a
 * component listens.
 *
 * @param ratio how much of the element is in view, from 0 to 1.
 * @throws Error if nothing observes the element, as the test would prove nothing.
 */
export function setInView(target: Element, ratio = 1): void {
  if (ratio > 0) inView.add(target);
  else inView.delete(target);
  notify(target, ratio);
}

/** As `setInView`, for the observers alone that look beyond the viewport's edges. */
export function setNear(target: Element): void {
  notify(target, 1, ({ options }) => options.rootMargin !== undefined);
}

export function observedElements(): Element[] {
  return [...observers].flatMap((observer) => [...observer.targets]);
}

export function installIntersectionObserver(): void {
  Object.assign(window, { IntersectionObserver: StubbedObserver });
  beforeEach(() => observers.clear());
}
