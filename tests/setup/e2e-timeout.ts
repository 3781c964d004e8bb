/** A server and a browser start before the first test of a file, and a busy machine takes its time. */
jest.setTimeout(120_000);
