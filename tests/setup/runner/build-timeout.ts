/** Reading every page of a large site takes longer than a unit test may. */
jest.setTimeout(60_000);
