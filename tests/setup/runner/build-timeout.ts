/** Reading every page of a large site takes longer than Jest's default. */
jest.setTimeout(60_000);
