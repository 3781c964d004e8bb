import { format } from "node:util";

/*
 * Fails the running test on `console.error` and `console.warn`: React reports missing keys, invalid
 * markup and hydration errors nowhere else.
 *
 * A test that expects a message installs its own spy, which disables the guard:
 * `const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined)`.
 */
const output: Pick<Console, "error" | "warn"> = console;
const messages: (string | undefined)[] = [];

for (const method of ["error", "warn"] as const) {
  output[method] = (...args: unknown[]) => {
    messages.push(new Error(`console.${method}: ${format(...args)}`).stack);
  };
}

function failOnMessages(): void {
  const found = messages.splice(0);
  if (found.length > 0) throw new Error(`Unexpected console output.\n\n${found.join("\n\n")}`);
}
afterEach(failOnMessages);
// Catches messages from unmounting components, which happens after the hook above.
afterAll(failOnMessages);
