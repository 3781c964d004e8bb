/** Makes a test fail when something complains in the console. */
import { format } from "node:util";

const guarded = ["error", "warn"] as const;

/**
 * Fails the running test on `console.error` and `console.warn`: React reports missing keys, broken
 * markup and hydration faults there and nowhere else.
 *
 * A test that expects a complaint spies for itself, and the guard stands back:
 * `const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined)`.
 */
export function guardConsole(): void {
  const output: Pick<Console, (typeof guarded)[number]> = console;
  let complaints: string[] = [];

  for (const method of guarded) {
    const report = (...args: unknown[]): void => {
      // A spy without an implementation of its own calls this function: that test looks for itself.
      if (output[method] !== report) return;
      complaints.push(`console.${method}: ${format(...args)}\n${callSite()}`);
    };
    output[method] = report;
  }

  const failOnComplaints = (): void => {
    const found = complaints;
    complaints = [];
    if (found.length > 0) throw new Error(`Unexpected console output.\n\n${found.join("\n\n")}`);
  };
  afterEach(failOnComplaints);
  // Components are unmounted after the hook above; what they say then is caught here at the latest.
  afterAll(failOnComplaints);
}

/** Where the complaint came from: the stack without this file and without the test runner. */
function callSite(): string {
  const lines = (new Error().stack ?? "").split("\n").slice(1);
  return lines.filter((line) => !/console-guard|node_modules.jest-/.test(line)).join("\n");
}
