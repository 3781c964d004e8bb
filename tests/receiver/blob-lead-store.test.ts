/** What blobs alone have to hold: they know no transactions. */
import type { Store } from "@netlify/blobs";
import { blobLeadStore } from "../../src/leads/storage/blob-lead-store";
import { blobsServer } from "../setup/leads/lead-stores";
import { add, sampleLead } from "../setup/leads/sample-lead";

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

test.each(["markDelivered", "postpone"] as const)(
  "an erasure in the middle of %s is not undone",
  async (method) => {
    const store = blobLeadStore(blobs);
    const lead = sampleLead();
    await add(store, lead);
    const [delivery] = await store.dueDeliveries("2099-01-01", 1);
    const other = blobLeadStore(overlapping(() => store.erase(lead.fields.email!)));
    if (method === "postpone") {
      expect(await other.postpone(delivery!, { attempts: 1, dueAt: "2026-03-02" })).toBe(false);
    } else {
      await other.markDelivered(lead, "2026-03-01T12:00:05.000Z");
    }
    expect(await namesBelow("leads/")).toEqual([]);
    expect(await store.list()).toEqual([]);
  },
);

test("an entry of the outbox whose lead is gone is removed once no one can be writing it", async () => {
  const dueAt = "2026-03-01T12:00:00.000Z";
  await blobs.setJSON(`outbox/${dueAt}/no-lead`, "");
  const store = blobLeadStore(blobs);
  expect(await store.dueDeliveries("2026-03-01T12:30:00.000Z", 10)).toEqual([]);
  expect(await namesBelow("outbox/")).toHaveLength(1);
  expect(await store.dueDeliveries("2026-03-01T13:00:01.000Z", 10)).toEqual([]);
  expect(await namesBelow("outbox/")).toEqual([]);
});
