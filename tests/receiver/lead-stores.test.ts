import {
  waitingDelivery,
  type Box,
  type Delivery,
  type Lead,
  type LeadStore,
  type RateWindow,
  type StoredLead,
} from "../../src/leads/lead-store";
import { settle } from "../../src/cli/leads/settle";
import { withStorages } from "./lead-stores";
import { add, openWindow, sampleLead } from "./sample-lead";

jest.setTimeout(60_000);

withStorages(["d1", "blobs"], (open, name) => {
  let store: LeadStore;
  beforeEach(async () => {
    store = await open();
  });

  test("text that is SQL, JSON or not of this world stays text", async () => {
    const text = `'; DROP TABLE leads; -- "}{ 😀 \u202e ${"å".normalize("NFD")}`;
    const lead = sampleLead({
      key: "a' OR '1'='1",
      fields: { name: text, email: "a'b@c.example" },
    });
    await add(store, lead);
    await add(store, sampleLead());
    expect((await store.list("leads")).find(({ id }) => id === lead.id)?.fields).toEqual(
      lead.fields,
    );
    expect(await store.erase("x' OR '1'='1")).toBe(0);
    expect(await store.erase("a'b@c.example")).toBe(1);
    expect(await store.list("leads")).toHaveLength(1);
  });

  /** At the same time where the storage can; Netlify's local server, unlike its service, cannot. */
  async function each<Result>(works: readonly (() => Promise<Result>)[]): Promise<Result[]> {
    if (name === "d1") return await Promise.all(works.map((work) => work()));
    const results: Result[] = [];
    for (const work of works) results.push(await work());
    return results;
  }

  test("the same key again is the first lead", async () => {
    const leads = Array.from({ length: 8 }, () => sampleLead({ key: "the-same-key" }));
    const stored = await each(leads.map((lead) => () => add(store, lead)));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    expect((await store.list("leads")).map(({ id }) => id)).toEqual([stored[0]!.id]);
  });

  test("the latest lead comes first", async () => {
    const times = ["2026-01-02", "2026-03-01", "2025-12-31"];
    for (const receivedAt of times) await add(store, sampleLead({ receivedAt }));
    expect((await store.list("leads")).map(({ receivedAt }) => receivedAt)).toEqual([
      ...[...times].sort().reverse(),
    ]);
  });

  const accepted = { webhook: "2026-03-01T12:00:05.000Z" };
  const failed = (dueAt: string): Delivery => ({
    state: "waiting",
    attempts: 1,
    dueAt,
    deliveredAt: null,
    acceptedAt: accepted,
  });
  const delivered: Delivery = {
    state: "delivered",
    attempts: 1,
    dueAt: null,
    deliveredAt: accepted.webhook,
    acceptedAt: accepted,
  };

  test("a delivery that fails comes back when it is due, the one that has waited longest first", async () => {
    const first = await add(store, sampleLead({ receivedAt: "2026-01-01T10:00:00.000Z" }));
    const second = await add(store, sampleLead({ receivedAt: "2026-01-01T10:00:01.000Z" }));
    const now = "2026-01-01T10:05:00.000Z";
    expect((await store.due(now, 1)).map(({ id }) => id)).toEqual([first.id]);
    const later = "2026-01-01T11:00:00.000Z";
    expect(await store.update(second, failed(later))).toBe(true);
    // Another process that has read the same delivery comes too late.
    expect(await store.update(second, failed(later))).toBe(false);
    expect((await store.due(now, 10)).map(({ id }) => id)).toEqual([first.id]);
    expect(await store.due(later, 10)).toMatchObject([
      { id: first.id, attempts: 0, acceptedAt: {} },
      { id: second.id, attempts: 1, acceptedAt: accepted },
    ]);
  });

  test("a lead is overdue while it waits, whenever its next attempt is", async () => {
    const lead = await add(store, sampleLead({ receivedAt: "2026-01-01T10:00:00.000Z" }));
    expect(await store.countOverdue("2026-01-01T10:00:00.000Z")).toBe(0);
    expect(await store.countOverdue("2026-01-01T10:00:01.000Z")).toBe(1);
    const next = failed("2026-01-03T10:00:00.000Z");
    await store.update(lead, next);
    expect(await store.countOverdue("2026-01-02T10:00:00.000Z")).toBe(1);
    await store.update({ ...lead, ...next }, delivered);
    expect(await store.countOverdue("2026-01-02T10:00:00.000Z")).toBe(0);
  });

  test("a lead that somebody settles is neither due nor overdue, and stays stored", async () => {
    const lead = await add(store, sampleLead({ receivedAt: "2026-01-01T10:00:00.000Z" }));
    await store.update(lead, failed("2026-01-01T11:00:00.000Z"));
    const now = "2026-01-05T10:00:00.000Z";
    await settle(store, lead.id, now);
    expect([await store.due(now, 10), await store.countOverdue(now)]).toEqual([[], 0]);
    const kept = { id: lead.id, attempts: 1, acceptedAt: accepted, deliveredAt: now };
    expect(await store.list("leads")).toMatchObject([kept]);
    await expect(settle(store, lead.id, now)).rejects.toThrow(lead.id);
  });

  test("a lead that is held back is overdue until it is released and delivered", async () => {
    const lead = sampleLead({ receivedAt: "2026-01-01T10:00:00.000Z" });
    const full = { ...openWindow, all: { ...openWindow.all, limit: 0 } };
    const held = (await store.receive(lead, full, "leads"))!;
    expect([held.state, await store.countOverdue("2026-01-02")]).toEqual(["held", 1]);
    await store.release("2026-01-02", undefined);
    const [released] = await store.due("2026-01-03", 1);
    await store.update(released!, delivered);
    expect(await store.countOverdue("2026-01-03")).toBe(0);
  });

  test.each<[Lead["confirmation"], StoredLead["acceptedAt"], boolean]>([
    ["link", {}, true],
    ["link", { link: "2026-01-01T10:00:01.000Z" }, false],
    ["link", { suppressed: "2026-01-01T10:00:00.000Z" }, false],
    ["link", { link: "2026-01-01T10:00:01.000Z", confirmed: "2026-01-01T11:00:00.000Z" }, true],
    ["thanks", { thanks: "2026-01-01T10:00:01.000Z" }, true],
  ])("a lead with the confirmation %s that has reached %j is overdue: %s", async (...row) => {
    const [confirmation, acceptedAt, isOverdue] = row;
    const receivedAt = "2026-01-01T10:00:00.000Z";
    const lead = await add(store, sampleLead({ confirmation, receivedAt }));
    await store.update(lead, waitingDelivery("2026-01-08T10:00:00.000Z", { ...lead, acceptedAt }));
    expect(await store.countOverdue("2026-01-03T10:00:00.000Z")).toBe(isOverdue ? 1 : 0);
  });

  test("a delivered lead is marked, and never due again", async () => {
    const lead = sampleLead();
    expect(await store.update(await add(store, lead), delivered)).toBe(true);
    expect(await store.due("2099-01-01", 10)).toEqual([]);
    expect(await store.list("leads")).toEqual([{ ...lead, ...delivered }]);
    expect(await add(store, { ...lead, id: "another" })).toEqual({ ...lead, ...delivered });
  });

  test("a person's leads are erased, with what is still to be delivered", async () => {
    const fields = { name: "Anna", email: "Anna@Företag.se" };
    await add(store, sampleLead({ fields }));
    await add(
      store,
      sampleLead({ fields: { ...fields, email: "anna@företag.se".normalize("NFD") } }),
    );
    const other = sampleLead();
    await add(store, other);
    expect(await store.erase(" ANNA@företag.se ")).toBe(2);
    expect((await store.list("leads")).map(({ id }) => id)).toEqual([other.id]);
    expect(await store.due("2099-01-01", 10)).toHaveLength(1);
    expect(await store.erase("anna@företag.se")).toBe(0);
  });

  test("a lead that is erased during its delivery does not come back", async () => {
    const lead = await add(store, sampleLead());
    await store.erase(lead.fields.email!);
    expect(await store.update(lead, delivered)).toBe(false);
    expect(await store.list("leads")).toEqual([]);
  });

  test("leads from before a time are erased", async () => {
    await add(store, sampleLead({ receivedAt: "2025-01-31T23:59:59.999Z" }));
    const kept = sampleLead({ receivedAt: "2025-02-01T00:00:00.000Z" });
    await add(store, kept);
    await store.eraseBefore("leads", "2025-02-01T00:00:00.000Z");
    expect((await store.list("leads")).map(({ id }) => id)).toEqual([kept.id]);
  });

  const sender = (name: string, limit: number) => ({
    current: `${name}-now`,
    previous: `${name}-before`,
    limit,
  });

  test("a sender above the limit is refused, and what is refused is not counted", async () => {
    const window = { ...openWindow, senders: [sender("address", 2), sender("network", 3)] };
    const receive = async (parts: Partial<RateWindow> = {}, box: Box = "leads") =>
      (await store.receive(sampleLead(), { ...window, ...parts }, box)) !== undefined;
    const accepted = await each([1, 2, 3, 4].map(() => () => receive()));
    expect(accepted.filter(Boolean)).toHaveLength(2);
    expect(await store.list("leads")).toHaveLength(2);
    // Spam counts as its sender's, too.
    const other = { senders: [sender("other", 2), sender("network", 3)] };
    expect([await receive(other, "spam"), await receive(other)]).toEqual([true, false]);
  });

  test("of the last hour counts what is within the last 60 minutes", async () => {
    const { hour } = openWindow;
    const senders = [{ current: "last", previous: "older", limit: 4 }];
    for (let count = 0; count < 4; count += 1) {
      await add(store, sampleLead(), { ...openWindow, hour: hour - 1, senders });
    }
    const next = [{ current: "this", previous: "last", limit: 4 }];
    const receive = async (previousShare: number) =>
      (await store.receive(
        sampleLead(),
        { ...openWindow, previousShare, senders: next },
        "leads",
      )) !== undefined;
    expect(await receive(1)).toBe(false);
    expect(await receive(0.9)).toBe(true);
    expect(await receive(0.9)).toBe(false);
    await store.forgetCounts(hour - 1);
    expect(await receive(0.9)).toBe(false);
    await store.forgetCounts(hour);
    expect(await receive(0.9)).toBe(true);
  });

  test("leads above the limit of all are stored, held back and released", async () => {
    const window = { ...openWindow, all: sender("all", 1) };
    // Spam does not hold back leads.
    await store.receive(sampleLead(), window, "spam");
    const now = "2026-03-02T00:00:00.000Z";
    const due = async () => (await store.due(now, 10)).map(({ key }) => key).sort();
    const [first, second, third] = ["1-first", "2-second", "3-third"] as const;
    await add(store, sampleLead({ key: first }), window);
    const fields = { name: "Bo", email: "Bo@foretag.example" };
    const held = await add(store, sampleLead({ key: second, fields }), window);
    expect(held.state).toBe("held");
    await add(store, sampleLead({ key: third }), window);
    // Sent again, it is still the same lead.
    await add(store, sampleLead({ key: second, fields }));
    expect(await store.list("leads")).toHaveLength(3);
    expect(await due()).toEqual([first]);
    expect(await store.release(now, "bo@foretag.example")).toBe(1);
    expect(await due()).toEqual([first, second]);
    expect(await store.release(now, undefined)).toBe(1);
    expect(await due()).toEqual([first, second, third]);
    expect(await store.release(now, undefined)).toBe(0);
  });
});
