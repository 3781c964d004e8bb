/** Reads counts and later tries out of what `jest --json` writes. */

export type Counts = { readonly passed: number; readonly failed: number };

/** The part of Jest's result file that is read here. */
export type JestResults = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** How often the test ran; more than once where the first try failed. */
      readonly invocations?: number;
    }[];
  }[];
};

/**
 * Counts tests. A suite that failed without a failed test (it does not compile, a hook broke) is one
 * failure, so is a run that executed nothing, and so is one that ended badly for any other reason.
 *
 * @param results absent when Jest wrote none.
 * @param exitCode Jest's own verdict.
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
