/** Stubs Gatsby's page loader, a global in browsers. Tests that need a page override `loadPage`. */
export function installGatsbyLoader(): void {
  Object.assign(window, {
    ___loader: {
      enqueue: jest.fn(),
      loadPage: jest.fn(() => Promise.resolve(undefined)),
      loadPageSync: jest.fn(),
    },
  });
}
