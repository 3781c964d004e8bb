/** A server and a browser start before the first test of a file, and a busy machine takes its time. */
jest.setTimeout(120_000);

/**
 * Now and then a browser without a screen stops drawing for good on a busy machine. A test that
 * fails is tried twice more, in a new window; the run names it, so that a real fault is not lost.
 */
jest.retryTimes(2, { logErrorsBeforeRetry: true });
