/** One visit after another of maintenance, each of which ends before its host ends it. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { LeadStore } from "../../src/leads/lead-store";
import { eraseOld, maintain } from "../../src/leads/maintain";
import { leadStores, type StoreUnderTest } from "../setup/leads/lead-stores";
import { add, sampleLead } from "../setup/leads/sample-lead";

jest.setTimeout(120_000);

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const today = Date.parse("2026-03-01T12:00:00Z");
const time = (daysAgo: number) => new Date(today - daysAgo * 86_400_000).toISOString();

/** A clock by which everything takes long: it goes on by some seconds whenever it is read. */
function slowClock(seconds: number): () => Date {
  let now = today;
  return () => new Date((now += seconds * 1_000));
}

let server: Server;
let url: string;
let delivered: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    delivered.push(String(request.headers["webhook-id"]));
    request.resume().on("end", () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe.each(Object.entries(leadStores))("with %s", (_name, start) => {
  let stores: StoreUnderTest;
  let store: LeadStore;

  beforeAll(async () => {
    stores = await start();
  });
  beforeEach(async () => {
    store = await stores.open();
    delivered = [];
  });
  afterAll(async () => {
    await stores.close();
  });

  async function addMany(count: number, receivedAt: string): Promise<void> {
    const leads = Array.from({ length: count }, () => sampleLead({ receivedAt }));
    await Promise.all(leads.map((lead) => add(store, lead)));
  }

  test("each visit delivers and erases a part, today's lead first, until all is done", async () => {
    await addMany(110, time(800));
    await addMany(20, time(3));
    const latest = sampleLead({ receivedAt: time(0) });
    await add(store, latest);
    const settings = { webhook: { url, secret }, keepMonths: 12 };
    await maintain(store, settings, slowClock(4));
    expect(delivered).toHaveLength(20);
    expect(delivered).toContain(latest.id);
    const left = (await store.list()).length;
    expect(left).toBeLessThan(131);
    for (let visit = 2; visit <= 3; visit += 1) await maintain(store, settings, slowClock(4));
    expect((await store.list()).map(({ deliveredAt }) => typeof deliveredAt)).toEqual(
      Array.from({ length: 21 }, () => "string"),
    );
    expect(new Set(delivered).size).toBe(21);
  });

  test("erasing stops when the time is up, and goes on at the next visit", async () => {
    await addMany(110, time(800));
    expect(await eraseOld(store, 12, slowClock(8))).toBe(false);
    expect(await store.list()).toHaveLength(10);
    expect(await eraseOld(store, 12, slowClock(1))).toBe(true);
    expect(await store.list()).toEqual([]);
  });
});
