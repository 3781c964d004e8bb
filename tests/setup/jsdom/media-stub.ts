/** Stub of `matchMedia`, which jsdom lacks. Tests decide which queries match. */

let matching: (query: string) => boolean = () => false;
const lists = new Set<StubbedList>();

class StubbedList extends EventTarget {
  constructor(readonly media: string) {
    super();
    lists.add(this);
  }

  get matches(): boolean {
    return matching(this.media);
  }
}

/**
 * Sets which media queries match from now on, and tells the listeners of those that change. Every test starts with
 * none matching. Wrap the call in `act` if components listen.
 *
 * @example setMatchingMedia((query) => query.includes("prefers-reduced-motion"));
 */
export function setMatchingMedia(matches: (query: string) => boolean): void {
  const before = matching;
  matching = matches;
  for (const list of lists) {
    if (before(list.media) !== list.matches) list.dispatchEvent(new Event("change"));
  }
}

/** Sets the viewport's width in CSS pixels, updates queries of one width (`(width > 768px)`), fires `resize`. */
export function setViewportWidth(width: number): void {
  Object.assign(window, { innerWidth: width });
  setMatchingMedia((query) => {
    const condition = /^\(width (>=?) ([\d.]+)(px|em)\)$/.exec(query);
    if (!condition) return query === "all";
    const pixels = Number(condition[2]) * (condition[3] === "px" ? 1 : 16);
    return condition[1] === ">" ? width > pixels : width >= pixels;
  });
  window.dispatchEvent(new Event("resize"));
}

export function installMatchMedia(): void {
  window.matchMedia = (query) => new StubbedList(query) as unknown as MediaQueryList;
  const { innerWidth } = window;
  beforeEach(() => {
    lists.clear();
    matching = () => false;
    Object.assign(window, { innerWidth });
  });
}
