/** How long leads are kept. */
import { keepSince } from "../../src/leads/maintain";

test.each([
  ["2026-11-22T10:00:00.000Z", 12, "2025-11-22T10:00:00.000Z"],
  ["2026-03-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2028-02-29T10:00:00.000Z", 12, "2027-02-28T10:00:00.000Z"],
  ["2026-01-15T10:00:00.000Z", 2, "2025-11-15T10:00:00.000Z"],
])("at %s, %d months reach back to %s", (now, months, since) => {
  expect(keepSince(new Date(now), months).toISOString()).toBe(since);
});
