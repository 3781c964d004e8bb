/** Scrolling, which jsdom refuses (`window.scrollTo`) or lacks (`scrollIntoView`). */

/** Makes both into mock functions, so that a test can ask whether and where the page scrolled. */
export function installScrolling(): void {
  window.scrollTo = jest.fn();
  Element.prototype.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
}
