/** Stub of `matchMedia`, which jsdom lacks. Tests decide which queries match. */

let matching: (query: string) => boolean = () => false;
const lists = new Set<StubbedList>();

/** `matches` keeps the value of the last `change` event. */
class StubbedList extends EventTarget {
  matches: boolean;

  constructor(readonly media: string) {
    super();
    this.matches = matching(media);
    lists.add(this);
  }

  update(): void {
    const matches = matching(this.media);
    if (matches === this.matches) return;
    this.matches = matches;
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * Sets which media queries match from now on and notifies their listeners. Every test starts with none
 * matching. Wrap the call in `act` if components listen.
 *
 * @example setMatchingMedia((query) => query.includes("prefers-reduced-motion"));
 */
export function setMatchingMedia(matches: (query: string) => boolean): void {
  matching = matches;
  for (const list of lists) list.update();
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
