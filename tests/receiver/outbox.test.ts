/** Deliveries to the company: by its webhook, in chats and by mail. */
import { Webhook } from "standardwebhooks";
import type { DestinationName, LeadStore } from "../../src/leads/lead-store";
import { maintain } from "../../src/leads/maintain";
import { deliverDue } from "../../src/leads/outbox";
import {
  destinationsAt,
  destinationServer,
  webhookSecret,
  type Received,
} from "./destination-server";
import { withStorages } from "./lead-stores";
import { add, sampleLead } from "./sample-lead";

jest.setTimeout(120_000);

let warn: jest.SpyInstance;

const server = destinationServer();
beforeEach(() => {
  warn = jest.spyOn(console, "warn").mockImplementation();
});
withStorages(["d1", "blobs"], (open, name) => {
  let store: LeadStore;
  beforeEach(async () => {
    store = await open();
  });

  const deliver = (now = () => new Date(), names?: readonly DestinationName[]) =>
    deliverDue(store, server.at(names), now);

  test("a lead is delivered once, signed as Standard Webhooks says", async () => {
    const lead = sampleLead();
    await add(store, lead);
    await deliver();
    const [{ headers, body }] = server.received as [Received];
    const { key: _key, confirmation: _confirmation, receivedAt, form: kind, ...data } = lead;
    expect(new Webhook(webhookSecret).verify(body, headers)).toEqual({
      type: "lead.received",
      timestamp: receivedAt,
      data: { ...data, kind },
    });
    expect([headers["webhook-id"], headers["content-type"]]).toEqual([lead.id, "application/json"]);
    expect(() => new Webhook(webhookSecret).verify(body.replace("Åsa", "Eva"), headers)).toThrow();

    await deliver();
    expect(server.received).toHaveLength(1);
  });

  test("two processes at once deliver a lead once", async () => {
    // Netlify's local server, unlike its service, does not check conditions at the same time.
    if (name !== "d1") return;
    for (let count = 0; count < 10; count += 1) await add(store, sampleLead());
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(server.received).toHaveLength(10);
  });

  test.each([500, 302, 410])("after %d it is tried again, with growing pauses", async (failure) => {
    await add(store, sampleLead());
    server.status = failure;
    let now = new Date();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await deliver(() => now);
      expect(server.received).toHaveLength(attempt);
      const [next] = await store.due("2099-01-01", 1);
      pauses.push((Date.parse(next!.dueAt) - now.getTime()) / 60_000);
      await deliver(() => new Date(Date.parse(next!.dueAt) - 1));
      expect(server.received).toHaveLength(attempt);
      now = new Date(next!.dueAt);
    }
    expect(pauses).toEqual([1, 5, 30, 120, 360, 1440, 1440]);
    expect(warn).toHaveBeenCalledTimes(7);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(`answered ${failure}`));
    server.status = 204;
    await deliver(() => now);
    expect(new Set(server.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(await store.due("2099-01-01", 1)).toEqual([]);
  });

  test("what an accepting server answers is not kept waiting, as a Worker has few connections", async () => {
    await add(store, sampleLead());
    const cancel = jest.fn();
    const body = new ReadableStream({ cancel });
    const send = () => Promise.resolve(new Response(body));
    await deliverDue(store, [{ name: "webhook", label: "the webhook", send }], () => new Date());
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(await store.due("2099-01-01", 1)).toEqual([]);
  });

  test("a webhook that cannot be reached is tried again", async () => {
    await add(store, sampleLead());
    await deliverDue(store, destinationsAt(9), () => new Date());
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("could not be reached"));
    expect(await store.due("2099-01-01", 1)).toHaveLength(1);
  });

  test("each destination hears of a lead once, and repeats are for those that have failed", async () => {
    await add(store, sampleLead());
    const names = ["webhook", "slack", "teams", "mail"] as const;
    server.broken.set("slack", 503).set("mail", 429);
    let now = new Date();
    const heardBy = async () => {
      server.received = [];
      await deliver(() => now, names);
      const [lead] = await store.due("2099-01-01", 1);
      if (lead) now = new Date(lead.dueAt);
      return server.received.map((request) => request.name).sort();
    };
    expect(await heardBy()).toEqual(["mail", "slack", "teams", "webhook"]);
    expect(warn).toHaveBeenLastCalledWith(
      expect.stringMatching(/Slack answered 503; the mail API answered 429\. It is sent again/),
    );
    expect(await heardBy()).toEqual(["mail", "slack"]);
    server.broken.delete("mail");
    expect(await heardBy()).toEqual(["mail", "slack"]);
    server.broken.clear();
    expect(await heardBy()).toEqual(["slack"]);
    expect(await heardBy()).toEqual([]);
    const [lead] = await store.list("leads");
    expect(Object.keys(lead!.acceptedAt).sort()).toEqual([...names].sort());
    expect(lead!.deliveredAt).toBe(lead!.acceptedAt.slack);
  });

  test("a destination that is set later hears of what is still to be delivered, not of what was", async () => {
    await add(store, sampleLead());
    await deliver();
    await add(store, sampleLead());
    server.received = [];
    await deliver(undefined, ["webhook", "slack"]);
    expect(server.received.map((request) => request.name).sort()).toEqual(["slack", "webhook"]);
  });

  test("each run delivers a part of a backlog, what has waited longest first", async () => {
    const leads = Array.from({ length: 40 }, (_, minute) =>
      sampleLead({ receivedAt: `2026-03-01T12:${String(minute).padStart(2, "0")}:00.000Z` }),
    );
    await Promise.all(leads.map((lead) => add(store, lead)));
    const settings = { destinations: server.at(), keepMonths: 12 };
    const now = () => new Date("2026-03-01T13:00:00.000Z");
    const delivered = () => server.received.map(({ headers }) => headers["webhook-id"]);
    for (const [from, to] of [
      [0, 16],
      [16, 32],
      [32, 40],
    ]) {
      server.received = [];
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
