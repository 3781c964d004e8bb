/** Mocks the scrolling methods, which jsdom lacks. */
export function installScrolling(): void {
  window.scrollTo = jest.fn();
  Element.prototype.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
}
