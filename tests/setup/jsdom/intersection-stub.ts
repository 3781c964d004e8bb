/** Stub of `IntersectionObserver`, which jsdom lacks. Tests decide what is in view. */

const observers = new Set<StubbedObserver>();

class StubbedObserver implements IntersectionObserver {
  readonly root: Element | Document | null;
  readonly rootMargin: string;
  readonly scrollMargin = "0px";
  readonly thresholds: readonly number[];
  readonly targets = new Set<Element>();

  constructor(
    private readonly callback: IntersectionObserverCallback,
    options: IntersectionObserverInit = {},
  ) {
    this.root = options.root ?? null;
    this.rootMargin = options.rootMargin ?? "0px";
    this.thresholds = [options.threshold ?? 0].flat();
    observers.add(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  report(target: Element, isIntersecting: boolean): void {
    const rectangle = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting,
      intersectionRatio: isIntersecting ? 1 : 0,
      boundingClientRect: rectangle,
      intersectionRect: rectangle,
      rootBounds: null,
      time: performance.now(),
    };
    this.callback([entry], this);
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
  for (const observer of watching) observer.report(target, isInView);
}

/** Returns the elements observed now, for tests that cannot reach them otherwise. */
export function observedElements(): Element[] {
  return [...observers].flatMap((observer) => [...observer.targets]);
}

export function installIntersectionObserver(): void {
  window.IntersectionObserver = StubbedObserver;
  beforeEach(() => observers.clear());
}
