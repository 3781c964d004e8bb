/**
 * The local D1 is asked by synchronous calls to another thread, of which miniflare now and then loses one on a busy
 * machine. Each test opens a database of its own, so it can be tried again.
 */
jest.retryTimes(2, { logErrorsBeforeRetry: true });
