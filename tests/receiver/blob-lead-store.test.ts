/** What blobs alone have to hold: they know no transactions. */
import type { Store } from "@netlify/blobs";
import { blobLeadStore } from "../../src/leads/blob-lead-store";
import type { Delivery, Lead } from "../../src/leads/lead-store";
import { blobsServer } from "./lead-stores";
import { add, openWindow, sampleLead } from "./sample-lead";

jest.setTimeout(60_000);

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

/** A window in which every lead is held back. */
const full = { ...openWindow, all: { ...openWindow.all, limit: 0 } };

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

test("a confirmation in the middle of an erasure of the unconfirmed is not lost", async () => {
  const store = blobLeadStore(blobs);
  const lead = await add(store, sampleLead({ confirmation: "link" }));
  const confirmed = dueAt("2026-03-08T12:00:00.000Z", { confirmed: "2026-03-08T12:00:00.000Z" });
  const other = blobLeadStore(overlapping(() => store.update(lead, confirmed)));
  await other.eraseUnconfirmed("2026-03-09");
  expect(await store.due("2026-03-09", 1)).toEqual([{ ...lead, ...confirmed }]);
});

test("sign-ups are erased, however many other leads are held back or wait before them", async () => {
  const store = blobLeadStore(blobs);
  const time = "2026-02-01T12:00:00.000Z";
  const entries = Array.from({ length: 300 }, (_, index) => [
    `outbox/${time}/${time}/other-${index}`,
    `outbox/held/${time}/other-${index}`,
    `held/${time}/other-${index}`,
  ]).flat();
  await Promise.all(entries.map((entry) => blobs.setJSON(entry, "")));
  await add(store, sampleLead({ confirmation: "link" }), full);
  await add(store, sampleLead({ confirmation: "link" }));
  await store.eraseUnconfirmed("2026-03-02");
  expect(await store.list("leads")).toEqual([]);
});

test("of an address that nobody mails, an erased sign-up leaves nothing", async () => {
  const store = blobLeadStore(blobs);
  await store.eraseSignUps([await add(store, sampleLead({ confirmation: "none" }))]);
  expect(await namesBelow("mailed/")).toEqual([]);
});

const waiting = { state: "waiting", attempts: 1, deliveredAt: null } as const;

const dueAt = (time: string, acceptedAt: Delivery["acceptedAt"] = {}): Delivery => ({
  ...waiting,
  dueAt: time,
  acceptedAt,
});

const mailed = { ...waiting, dueAt: null, acceptedAt: { link: "2026-03-01T12:00:01.000Z" } };

test.each<[string, Partial<Lead>, Delivery]>([
  ["wait for their person", { confirmation: "link" }, mailed],
  ["have just come", { receivedAt: "2026-03-07T18:00:00.000Z" }, dueAt("2026-03-08T12:30:00.000Z")],
])("leads ring the alarm, however many %s", async (_name, parts, delivery) => {
  const store = blobLeadStore(blobs);
  const others = Array.from({ length: 60 }, async () => {
    await store.update(await add(store, sampleLead(parts)), delivery);
  });
  await Promise.all(others);
  const dayAgo = "2026-03-07T12:00:00.000Z";
  expect(await store.countOverdue(dayAgo)).toBe(0);
  await store.update(await add(store, sampleLead()), dueAt("2026-03-08T18:00:00.000Z"));
  expect(await store.countOverdue(dayAgo)).toBe(1);
  await store.receive(sampleLead(), full, "leads");
  expect(await store.countOverdue(dayAgo)).toBe(2);
});

test("an entry of the outbox with another time than its lead still leads to it", async () => {
  const store = blobLeadStore(blobs);
  const lead = await add(store, sampleLead());
  const [entry = ""] = await namesBelow("outbox/");
  await blobs.delete(entry);
  await blobs.setJSON(entry.replace(/2026[^/]+/, "2026-03-09T12:00:00.000Z"), "");
  await store.due("2026-03-10", 10);
  expect(await namesBelow("outbox/")).toEqual([entry]);
  expect(await store.due("2026-03-10", 10)).toEqual([lead]);
});

test("an entry of the outbox whose lead is gone is removed once no one can be writing it", async () => {
  await blobs.setJSON("outbox/2026-03-01T12:00:00.000Z/2026-03-01T12:00:00.000Z/no-lead", "");
  const store = blobLeadStore(blobs);
  expect(await store.due("2026-03-01T12:30:00.000Z", 10)).toEqual([]);
  expect(await namesBelow("outbox/")).toHaveLength(1);
  expect(await store.due("2026-03-01T13:00:01.000Z", 10)).toEqual([]);
  expect(await namesBelow("outbox/")).toEqual([]);
});

test("entries of held leads that are gone or released neither stay nor hide held leads", async () => {
  const store = blobLeadStore(blobs);
  const lead = (await store.receive(sampleLead({ key: "key" }), full, "leads"))!;
  const [entry = ""] = await namesBelow("held/");
  await store.release("2026-03-01T13:00:00.000Z", undefined);
  // What a deletion that failed leaves.
  await blobs.setJSON(entry, "");
  for (let count = 0; count < 60; count += 1)
    await blobs.setJSON(`held/2026-02-01T12:00:00.000Z/no-lead-${count}`, "");
  const young = "held/2026-03-07T12:00:00.000Z/no-lead-yet";
  await blobs.setJSON(young, "");
  await store.receive(sampleLead({ receivedAt: "2026-03-05T12:00:00.000Z" }), full, "leads");
  await store.countOverdue("2026-03-06T12:00:00.000Z");
  expect(await store.countOverdue("2026-03-06T12:00:00.000Z")).toBe(2);
  expect(await namesBelow("held/")).toEqual([expect.stringContaining("held/2026-03-05"), young]);
  expect(await store.due("2026-03-02", 9)).toMatchObject([{ id: lead.id }]);
});

test("a held sign-up that waits for its person leaves no entry behind", async () => {
  const noMail = { ...openWindow, confirmations: { ...openWindow.confirmations, limit: 0 } };
  const store = blobLeadStore(blobs);
  for (let count = 0; count < 2; count += 1)
    await add(store, sampleLead({ confirmation: "link" }), noMail);
  expect(await namesBelow("held/")).toHaveLength(1);
  for (const name of await namesBelow("leads/")) await blobs.delete(name);
  expect(await namesBelow("unconfirmed/")).toHaveLength(2);
  await store.eraseUnconfirmed("2026-03-01T12:00:00.001Z");
  expect(await namesBelow("unconfirmed/")).toEqual([]);
});
