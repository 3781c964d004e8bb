/** Adds matchers and what jsdom lacks. */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import "./dialog-stub";
import "./intersection-stub";
import "./media-stub";

// jsdom has no entry for the navigation.
Object.assign(performance, { getEntriesByType: () => [] });
window.scrollTo = jest.fn();
Element.prototype.scrollTo = jest.fn();
Element.prototype.scrollIntoView = jest.fn();
// Without layout, sizes never change, so observers are notified only once.
window.ResizeObserver = class implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}
  observe(): void {
    this.callback([], this);
  }
  unobserve(): void {}
  disconnect(): void {}
};
// Gatsby's page loader, a global in browsers. Tests that need a page override `loadPage`.
Object.assign(window, {
  ___loader: {
    enqueue: jest.fn(),
    loadPage: jest.fn(() => Promise.resolve(undefined)),
    loadPageSync: jest.fn(),
  },
});
// Tests run concurrently, and a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });
