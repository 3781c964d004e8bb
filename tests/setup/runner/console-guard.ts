import { format } from "node:util";

const guarded = ["error", "warn"] as const;

/*
 * Fails the running test on `console.error` and `console.warn`: React reports missing keys, invalid
 * markup and hydration errors nowhere else.
 *
 * A test that expects a message installs its own spy, which disables the guard:
 * `const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined)`.
 */
const output: Pick<Console, (typeof guarded)[number]> = console;
const errors: Error[] = [];

for (const method of guarded) {
  const report = (...args: unknown[]): void => {
    // Called through a spy without an implementation: the test itself checks the calls.
    if (output[method] !== report) return;
    const error = new Error(`console.${method}: ${format(...args)}`);
    Error.captureStackTrace(error, report);
    errors.push(error);
  };
  output[method] = report;
}

function failOnMessages(): void {
  const found = errors.splice(0).map(({ stack }) => stack);
  if (found.length > 0) throw new Error(`Unexpected console output.\n\n${found.join("\n\n")}`);
}
afterEach(failOnMessages);
// Catches messages from unmounting components, which happens after the hook above.
afterAll(failOnMessages);
