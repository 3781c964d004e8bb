/** How long leads are kept. */
import { eraseOld, keepSince } from "../../src/leads/maintain";
import { withStorages } from "./lead-stores";
import { add, sampleLead } from "./sample-lead";

jest.setTimeout(120_000);

test.each([
  ["2026-11-22T10:00:00.000Z", 12, "2025-11-22T10:00:00.000Z"],
  ["2026-03-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2028-02-29T10:00:00.000Z", 12, "2027-02-28T10:00:00.000Z"],
  ["2026-01-15T10:00:00.000Z", 2, "2025-11-15T10:00:00.000Z"],
])("at %s, %d months reach back to %s", (now, months, since) => {
  expect(keepSince(new Date(now), months).toISOString()).toBe(since);
});

withStorages(["d1", "blobs"], (open) => {
  test("a sign-up whose link nobody could mail is erased when its link would have ended", async () => {
    const store = await open();
    const receivedAt = "2026-03-01T12:00:00.000Z";
    await add(store, sampleLead({ receivedAt, confirmation: "link" }));
    const asked = await add(
      store,
      sampleLead({ receivedAt, fields: { email: "a@foretag.example" } }),
    );
    await eraseOld(store, 12, new Date("2026-03-08T11:00:00.000Z"));
    expect(await store.list("leads")).toHaveLength(2);
    await eraseOld(store, 12, new Date("2026-03-08T13:00:00.000Z"));
    expect((await store.list("leads")).map(({ id }) => id)).toEqual([asked.id]);
  });
});
