/** Stub of `IntersectionObserver`, which jsdom lacks. Tests decide what is in view. */

const observers = new Set<StubbedObserver>();

class StubbedObserver {
  readonly targets = new Set<Element>();

  constructor(readonly callback: (entries: readonly object[]) => void) {
    observers.add(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  disconnect(): void {
    this.targets.clear();
  }
}

/**
 * Notifies all observers of `target` that it has entered or left the viewport. Wrap the call in `act` if a
 * component listens.
 *
 * @throws Error if nothing observes the element, as the test would prove nothing.
 */
export function setInView(target: Element, isInView = true): void {
  const watching = [...observers].filter((observer) => observer.targets.has(target));
  if (watching.length === 0) throw new Error(`Nothing observes <${target.localName}>.`);
  for (const { callback } of watching) callback([{ target, isIntersecting: isInView }]);
}

export function observedElements(): Element[] {
  return [...observers].flatMap((observer) => [...observer.targets]);
}

export function installIntersectionObserver(): void {
  Object.assign(window, { IntersectionObserver: StubbedObserver });
  beforeEach(() => observers.clear());
}
