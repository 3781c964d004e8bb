/** Deliveries to the company's webhook, and the erasure of what is too old. */
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { deliverDue, keepSince, maintain } from "../../src/leads/maintain";
import type { LeadStore } from "../../src/leads/lead-store";
import { withStorages } from "../setup/leads/lead-stores";
import { add, sampleLead } from "../setup/leads/sample-lead";
import { fakeService } from "../setup/servers/fake-service";

jest.setTimeout(120_000);

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

type Received = { readonly headers: Record<string, string>; readonly body: string };

const received: Received[] = [];
let status = 200;
let warn: jest.SpyInstance;

const server = fakeService();
server.behave = async (response, _attempt, request) => {
  const headers = request.headers as Record<string, string>;
  received.push({ headers, body: await text(request) });
  response.writeHead(status).end();
};
const webhook = () => ({ url: `http://127.0.0.1:${server.port}/hook`, secret });
beforeEach(() => {
  received.length = 0;
  status = 200;
  warn = jest.spyOn(console, "warn").mockImplementation();
});
withStorages(["d1", "blobs"], (open, name) => {
  let store: LeadStore;
  beforeEach(async () => {
    store = await open();
  });

  const deliver = (now = () => new Date()) => deliverDue(store, webhook(), now);

  test("a lead is delivered once, signed as Standard Webhooks says", async () => {
    const lead = sampleLead();
    await add(store, lead);
    await deliver();
    const [{ headers, body }] = received as [Received];
    const { key: _key, receivedAt, ...data } = lead;
    expect(new Webhook(secret).verify(body, headers)).toEqual({
      type: "lead.received",
      timestamp: receivedAt,
      data,
    });
    expect([headers["webhook-id"], headers["content-type"]]).toEqual([lead.id, "application/json"]);
    expect(() => new Webhook(secret).verify(body.replace("Åsa", "Eva"), headers)).toThrow();

    await deliver();
    expect(received).toHaveLength(1);
  });

  test("two processes at once deliver a lead once", async () => {
    // Netlify's local server, unlike its service, does not check conditions at the same time.
    if (name !== "d1") return;
    for (let count = 0; count < 10; count += 1) await add(store, sampleLead());
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(received).toHaveLength(10);
  });

  test.each([500, 302, 410])("after %d it is tried again, with growing pauses", async (failure) => {
    await add(store, sampleLead());
    status = failure;
    let now = new Date();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await deliver(() => now);
      expect(received).toHaveLength(attempt);
      const [next] = await store.due("2099-01-01", 1);
      pauses.push((Date.parse(next!.dueAt!) - now.getTime()) / 60_000);
      await deliver(() => new Date(Date.parse(next!.dueAt!) - 1));
      expect(received).toHaveLength(attempt);
      now = new Date(next!.dueAt!);
    }
    expect(pauses).toEqual([1, 5, 30, 120, 360, 1440, 1440]);
    expect(warn).toHaveBeenCalledTimes(7);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(`answered ${failure}`));
    status = 204;
    await deliver(() => now);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(await store.due("2099-01-01", 1)).toEqual([]);
  });

  test("a webhook that cannot be reached is tried again", async () => {
    await add(store, sampleLead());
    await deliverDue(store, { url: "http://127.0.0.1:9/", secret }, () => new Date());
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("could not be reached"));
    expect(await store.due("2099-01-01", 1)).toHaveLength(1);
  });

  test("each run delivers a part of a backlog, what has waited longest first", async () => {
    const leads = Array.from({ length: 40 }, (_, minute) =>
      sampleLead({ receivedAt: `2026-03-01T12:${String(minute).padStart(2, "0")}:00.000Z` }),
    );
    await Promise.all(leads.map((lead) => add(store, lead)));
    const settings = { webhook: webhook(), keepMonths: 12 };
    const now = () => new Date("2026-03-01T13:00:00.000Z");
    const delivered = () => received.map(({ headers }) => headers["webhook-id"]);
    for (const [from, to] of [
      [0, 16],
      [16, 32],
      [32, 40],
    ]) {
      received.length = 0;
      await maintain(store, settings, now);
      expect(delivered().sort()).toEqual(
        leads
          .slice(from, to)
          .map(({ id }) => id)
          .sort(),
      );
    }
  });
});

test.each([
  ["2026-11-22T10:00:00.000Z", 12, "2025-11-22T10:00:00.000Z"],
  ["2026-03-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2028-02-29T10:00:00.000Z", 12, "2027-02-28T10:00:00.000Z"],
  ["2026-01-15T10:00:00.000Z", 2, "2025-11-15T10:00:00.000Z"],
])("at %s, %d months reach back to %s", (now, months, since) => {
  expect(keepSince(new Date(now), months).toISOString()).toBe(since);
});
