/** A server and a browser start before the first test of a file, which takes long on a busy machine. */
jest.setTimeout(120_000);

/**
 * On a busy machine, a headless browser occasionally stops rendering for good. A failed test is retried twice
 * in a new window; the run reports retried tests, so that a flaky bug is not hidden.
 */
jest.retryTimes(2, { logErrorsBeforeRetry: true });
