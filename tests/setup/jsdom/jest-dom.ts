/** Set up before each test file that runs in jsdom: matchers, and what jsdom lacks. */
if (typeof window !== "undefined") {
  // Loaded by need: importing the testing library costs tests without a DOM more than they take.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  require("./install-dom");
}
