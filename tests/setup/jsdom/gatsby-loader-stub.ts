/** Gatsby's page loader, a global of the running site. */

/** `loadPage` answers with no page; a test that needs one gives it another implementation. */
export function installGatsbyLoader(): void {
  Object.assign(window, {
    ___loader: {
      enqueue: jest.fn(),
      hovering: jest.fn(),
      loadPage: jest.fn(() => Promise.resolve(undefined)),
      loadPageSync: jest.fn(),
    },
  });
}
