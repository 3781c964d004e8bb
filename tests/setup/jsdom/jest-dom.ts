/** Runs before each test file; in jsdom, adds matchers and what jsdom lacks. */
if (typeof window !== "undefined") {
  // Loaded on demand: importing the testing library takes longer than most tests without a DOM.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  require("./install-dom");
}
