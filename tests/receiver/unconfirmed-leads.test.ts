/** Sign-ups that wait for their person: how they end, and that a release mails an address once. */
import { settle } from "../../src/cli/leads/settle";
import {
  waitingDelivery,
  type Lead,
  type LeadStore,
  type StoredLead,
} from "../../src/leads/lead-store";
import { withStorages } from "./lead-stores";
import { add, openWindow, sampleLead } from "./sample-lead";

jest.setTimeout(60_000);

/** A window in which every lead is held back. */
const full = { ...openWindow, all: { ...openWindow.all, limit: 0 } };

withStorages(["d1", "blobs"], (open) => {
  let store: LeadStore;
  beforeEach(async () => {
    store = await open();
  });

  test.each<StoredLead["acceptedAt"]>([
    {},
    { link: "2026-03-01T12:00:01.000Z" },
    { suppressed: "2026-03-01T12:00:00.000Z" },
  ])("a sign-up that its person has not confirmed is not settled: %j", async (acceptedAt) => {
    const lead = await add(store, sampleLead({ confirmation: "link" }));
    const waiting = waitingDelivery("2026-03-02", { ...lead, acceptedAt });
    await store.update(lead, waiting);
    await expect(settle(store, lead.id, "2026-03-03")).rejects.toThrow("not confirmed");
    expect(await store.list("leads")).toEqual([{ ...lead, ...waiting }]);
  });

  const received = "2026-03-01T12:00:00.000Z";
  const mailed = { link: "2026-03-02T12:00:00.000Z" };
  test.each<[Lead["confirmation"], StoredLead["acceptedAt"], string | undefined]>([
    ["link", {}, received],
    ["link", mailed, mailed.link],
    // Given up; no link was mailed.
    ["link", { suppressed: "2026-03-03T12:00:00.000Z" }, received],
    ["link", { ...mailed, confirmed: "2026-03-02T13:00:00.000Z" }, undefined],
    ["thanks", { suppressed: received }, undefined],
    ["none", {}, undefined],
  ])("a lead with the confirmation %s and %j is unconfirmed since %s", async (...row) => {
    const [confirmation, acceptedAt, since] = row;
    const lead = await add(store, sampleLead({ confirmation, receivedAt: received }));
    await store.update(lead, waitingDelivery("2026-03-09", { ...lead, acceptedAt }));
    const left = async (before: string) => {
      await store.eraseUnconfirmed(before);
      return (await store.list("leads")).length;
    };
    if (since !== undefined) {
      expect(await left(since)).toBe(1);
      expect(await left(since.replace(".000Z", ".001Z"))).toBe(0);
    } else expect(await left("2026-04-01")).toBe(1);
  });

  test("a sign-up that is held back is unconfirmed since it came", async () => {
    for (const confirmation of ["link", "thanks"] as const)
      await add(store, sampleLead({ confirmation }), full);
    await store.eraseUnconfirmed(received);
    expect(await store.list("leads")).toHaveLength(2);
    await store.eraseUnconfirmed("2026-03-01T12:00:00.001Z");
    expect(await store.list("leads")).toMatchObject([{ confirmation: "thanks" }]);
  });

  const day = (number: number) => `2026-03-0${number}T12:00:00.000Z`;

  test.each<[string, number[], number[], number, number]>([
    ["held back and mailed on one day", [1], [1], 3, 1],
    ["held back, and mailed on the day of the release", [1], [2], 2, 1],
    ["held back on several days", [1, 2, 2], [], 3, 1],
    ["mailed on one day and held back on another", [2], [1], 3, 2],
  ])("an address that was %s is mailed once a day", async (_name, held, mailed, now, expected) => {
    for (const confirmation of ["link", "thanks"] as const) {
      const lead = (number: number) => sampleLead({ confirmation, receivedAt: day(number) });
      for (const number of [1, 2]) {
        for (const each of held) if (each === number) await add(store, lead(number), full);
        if (mailed.includes(number)) await add(store, lead(number));
      }
      expect(await store.release(day(now), undefined)).toBe(held.length);
      const stored = await store.list("leads");
      const toMail = stored.filter(({ acceptedAt }) => acceptedAt.suppressed === undefined);
      expect([confirmation, toMail.length]).toEqual([confirmation, expected]);
      // With thanks or without, the company hears of each.
      const due = confirmation === "link" ? toMail : stored;
      expect(await store.due("2026-04-01", 20)).toHaveLength(due.length);
      await store.erase(sampleLead().fields.email!);
    }
  });
});
