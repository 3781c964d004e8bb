/** What blobs alone have to hold: they know no transactions. */
import type { Store } from "@netlify/blobs";
import { blobLeadStore } from "../../src/leads/blob-lead-store";
import { blobsServer } from "./lead-stores";
import { add, openWindow, sampleLead } from "./sample-lead";

let server: Awaited<ReturnType<typeof blobsServer>>;
let blobs: Store;
beforeAll(async () => {
  server = await blobsServer();
});
beforeEach(() => {
  blobs = server.open();
});
afterAll(async () => {
  await server.close();
});

const namesBelow = async (prefix: string) =>
  (await blobs.list({ prefix })).blobs.map(({ key }) => key);

/** The same blobs, in which something else happens between reading a lead and writing it. */
function overlapping(other: () => Promise<unknown>): Store {
  return Object.assign(Object.create(blobs) as Store, {
    async getWithMetadata(key: string, options: { type: "json" }) {
      const found = await blobs.getWithMetadata(key, options);
      await other();
      return found;
    },
  });
}

test("an erasure in the middle of a change is not undone", async () => {
  const store = blobLeadStore(blobs);
  const lead = await add(store, sampleLead());
  const other = blobLeadStore(overlapping(() => store.erase(lead.fields.email!)));
  const next = {
    state: "delivered",
    attempts: 1,
    dueAt: null,
    deliveredAt: "2026-03-02",
    acceptedAt: {},
  } as const;
  expect(await other.update(lead, next)).toBe(false);
  expect(await namesBelow("")).toEqual(["counts/495000/all-now", "counts/495000/sender-now"]);
});

test("what is held back rings the alarm, however many wait for their person", async () => {
  const store = blobLeadStore(blobs);
  const day = "2026-03-02";
  for (let count = 0; count < 60; count += 1) {
    await blobs.setJSON(`outbox/2026-03-01T12:00:00.${100 + count}Z/nobody-${count}`, "");
  }
  expect(await store.countOverdue(day)).toBe(0);
  const full = { ...openWindow, all: { ...openWindow.all, limit: 0 } };
  await store.receive(sampleLead(), full, "leads");
  expect(await store.countOverdue(day)).toBe(1);
});

test("an entry of the outbox with another time than its lead still leads to it", async () => {
  const store = blobLeadStore(blobs);
  const lead = await add(store, sampleLead());
  const [entry = ""] = await namesBelow("outbox/");
  await blobs.delete(entry);
  await blobs.setJSON(entry.replace(lead.receivedAt, "2026-03-09T12:00:00.000Z"), "");
  expect(await store.due("2026-03-10", 10)).toEqual([lead]);
});

test("an entry of the outbox whose lead is gone is removed once no one can be writing it", async () => {
  const dueAt = "2026-03-01T12:00:00.000Z";
  await blobs.setJSON(`outbox/${dueAt}/no-lead`, "");
  const store = blobLeadStore(blobs);
  expect(await store.due("2026-03-01T12:30:00.000Z", 10)).toEqual([]);
  expect(await namesBelow("outbox/")).toHaveLength(1);
  expect(await store.due("2026-03-01T13:00:01.000Z", 10)).toEqual([]);
  expect(await namesBelow("outbox/")).toEqual([]);
});
