/** Stub of `matchMedia`, which jsdom lacks. Tests decide which queries match: in the beginning, none. */

let isMatching: (query: string) => boolean;
const media = new EventTarget();

/** Sets which media queries match from now on, and tells all listeners. Wrap the call in `act` if components listen. */
export function setMatchingMedia(matches: (query: string) => boolean): void {
  isMatching = matches;
  media.dispatchEvent(new Event("change"));
}

window.matchMedia = (query) =>
  ({
    get matches() {
      return isMatching(query);
    },
    addEventListener: media.addEventListener.bind(media),
    removeEventListener: media.removeEventListener.bind(media),
  }) as MediaQueryList;
beforeEach(() => {
  isMatching = () => false;
});
