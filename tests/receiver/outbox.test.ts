import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import type { LeadStore } from "../../src/leads/lead-store";
import { deliverDue, nextAttempt } from "../../src/leads/outbox";
import { leadStores, type StoreUnderTest } from "../setup/leads/lead-stores";
import { add, sampleLead } from "../setup/leads/sample-lead";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

type Received = { readonly headers: Record<string, string>; readonly body: string };

const received: Received[] = [];
let status = 200;
let server: Server;
let url: string;
let stores: StoreUnderTest;
let store: LeadStore;

beforeAll(async () => {
  stores = await leadStores.d1();
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});

beforeEach(async () => {
  store = await stores.open();
  received.length = 0;
  status = 200;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await stores.close();
});

const fresh = () => new Date();
const deliver = (now: () => Date = fresh) => deliverDue(store, { url, secret }, now);

test("a lead is delivered once, signed as Standard Webhooks says, and marked", async () => {
  const lead = sampleLead();
  await add(store, lead);
  expect(await deliver()).toEqual({ accepted: 1, failures: [] });
  const [{ headers, body }] = received as [Received];
  const { key: _key, receivedAt, ...data } = lead;
  expect(new Webhook(secret).verify(body, headers)).toEqual({
    type: "lead.received",
    timestamp: receivedAt,
    data,
  });
  expect([headers["webhook-id"], headers["content-type"]]).toEqual([lead.id, "application/json"]);
  expect(() => new Webhook(secret).verify(body.replace("Åsa", "Eva"), headers)).toThrow();

  expect(await deliver()).toEqual({ accepted: 0, failures: [] });
  expect(received).toHaveLength(1);
  expect((await store.list())[0]!.deliveredAt).toBeDefined();
});

test("two processes at once deliver a lead once", async () => {
  for (let count = 0; count < 10; count += 1) await add(store, sampleLead());
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(received).toHaveLength(10);
});

test.each([500, 302])("after %d it is tried again, with growing pauses", async (failure) => {
  await add(store, sampleLead());
  status = failure;
  let now = new Date();
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 7; attempt += 1) {
    const { accepted, failures } = await deliver(() => now);
    expect([accepted, failures[0]]).toEqual([0, expect.stringContaining(String(failure))]);
    const [next] = await store.dueDeliveries("2099-01-01", 1);
    pauses.push((Date.parse(next!.dueAt) - now.getTime()) / 60_000);
    expect(await deliver(() => new Date(Date.parse(next!.dueAt) - 1))).toMatchObject({
      accepted: 0,
      failures: [],
    });
    now = new Date(next!.dueAt);
  }
  expect(pauses).toEqual([1, 5, 30, 120, 360, 1440, 1440]);
  status = 204;
  expect((await deliver(() => now)).accepted).toBe(1);
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
});

test("after 410 nothing is sent any more, until the webhook is another", async () => {
  for (let count = 0; count < 3; count += 1) await add(store, sampleLead());
  status = 410;
  const { accepted, failures } = await deliver();
  expect([accepted, failures]).toEqual([0, [expect.stringContaining("answered 410")]]);
  const sent = received.length;
  status = 200;
  const later = () => new Date(Date.now() + 3_600_000);
  expect(await deliver(later)).toEqual({ accepted: 0, failures: [] });
  expect(received).toHaveLength(sent);
  const renewed = { url, secret: `whsec_${Buffer.alloc(32, 8).toString("base64")}` };
  expect((await deliverDue(store, renewed, later)).accepted).toBe(3);
});

test("a webhook that cannot be reached is tried again", async () => {
  await add(store, sampleLead());
  const nowhere = { url: "http://127.0.0.1:9/", secret };
  const { failures } = await deliverDue(store, nowhere, fresh);
  expect(failures).toEqual([expect.stringContaining("could not be reached")]);
  expect(await store.dueDeliveries("2099-01-01", 1)).toHaveLength(1);
});

test("leads wait until a webhook is set", async () => {
  await add(store, sampleLead({ receivedAt: "2025-06-01T00:00:00.000Z" }));
  expect((await deliver()).accepted).toBe(1);
});

test("the pauses grow from a minute to a day", () => {
  const now = new Date("2026-01-01T00:00:00Z");
  expect([1, 6, 100].map((attempts) => nextAttempt(attempts, now).toISOString())).toEqual([
    "2026-01-01T00:01:00.000Z",
    "2026-01-02T00:00:00.000Z",
    "2026-01-02T00:00:00.000Z",
  ]);
});
