/** Stub of `IntersectionObserver`, which jsdom lacks. Tests decide what is in view. */

const observers = new Set<StubbedObserver>();

class StubbedObserver {
  readonly targets = new Set<Element>();

  constructor(
    readonly callback: (entries: readonly object[]) => void,
    readonly options: IntersectionObserverInit = {},
  ) {
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
 * Tells the observers of an element how much of it is in view, from 0 to 1; those that look beyond the viewport's
 * edges (`rootMargin`) alone, if asked. Wrap the call in `act` if a component listens.
 */
export function setInView(target: Element, ratio = 1, margin: "any" | "wide" = "any"): void {
  for (const { targets, options, callback } of observers) {
    if (!targets.has(target) || (margin === "wide" && !options.rootMargin)) continue;
    callback([{ target, isIntersecting: ratio > 0, intersectionRatio: ratio }]);
  }
}

export function observedElements(): Element[] {
  return [...observers].flatMap((observer) => [...observer.targets]);
}

Object.assign(window, { IntersectionObserver: StubbedObserver });
beforeEach(() => observers.clear());
