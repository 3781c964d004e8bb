/** Reads test counts and retried tests from the output of `jest --json`. */

export type Counts = { readonly passed: number; readonly failed: number };

/** The parts of Jest's result file that are read here. */
export type JestResults = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** How often the test ran; more than once if it was retried. */
      readonly invocations?: number;
    }[];
  }[];
};

/**
 * Counts tests. Each of these counts as one failure: a suite that failed without a failed test (it does not
 * compile, or a hook threw), a run without tests, and a run with another exit code than 0.
 *
 * @param results undefined if Jest wrote none.
 */
export function countJestResults(results: JestResults | undefined, exitCode: number): Counts {
  if (!results) return { passed: 0, failed: 1 };
  const brokenSuites = results.testResults.filter(
    (suite) =>
      suite.status === "failed" && !suite.assertionResults.some((test) => test.status === "failed"),
  );
  const passed = results.numPassedTests;
  const failed = results.numFailedTests + brokenSuites.length;
  const isHollow = failed === 0 && (passed === 0 || exitCode !== 0);
  return { passed, failed: isHollow ? 1 : failed };
}

/** The full names of tests that passed only on a retry. */
export function passedOnRetry({ testResults }: JestResults): string[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === "passed" && invocations > 1)
    .map(({ fullName }) => fullName);
}
