/** What a store erases of sign-ups when their person leaves, and what it still knows of that day's mails. */
import type { Lead, LeadStore } from "../../src/leads/lead-store";
import { withStorages } from "./lead-stores";
import { add, openWindow, sampleLead } from "./sample-lead";

jest.setTimeout(60_000);

withStorages(["d1", "blobs"], (open) => {
  let store: LeadStore;
  beforeEach(async () => {
    store = await open();
  });

  const full = { ...openWindow, confirmations: { ...openWindow.confirmations, limit: 0 } };
  const day = "2026-03-01";
  const at = (time: string) => `${day}T${time}.000Z`;
  /** A sign-up whose person is mailed a link. */
  const joins = (time: string, parts: Partial<Lead> = {}) =>
    sampleLead({ confirmation: "link", receivedAt: at(time), ...parts });

  /** Erases the sign-ups of the sample's address. */
  const leaves = async () => {
    await add(store, sampleLead({ form: "newsletter-leave", receivedAt: at("12:30:00") }));
    await store.eraseSignUps(await store.signUpsOf(sampleLead().fields.email!));
  };

  test("whoever leaves is mailed a link when they join again that day, unless one was mailed", async () => {
    await add(store, joins("08:00:00", { receivedAt: "2026-02-28T23:59:59.000Z" }));
    await leaves();
    const joined = await add(store, joins("13:00:00"));
    expect([joined.state, joined.acceptedAt]).toEqual(["waiting", {}]);
    await leaves();
    await store.forgetCounts(Date.parse(at("22:00:00")) / 3_600_000);
    for (const [key, window] of [
      [joined.key, openWindow],
      ["another-key", openWindow],
      ["a-held-key", full],
    ] as const) {
      const again = await add(store, joins("23:00:00", { key }), window);
      expect(again.acceptedAt).toEqual({ suppressed: at("23:00:00") });
    }
    const next = await add(store, joins("", { receivedAt: "2026-03-02T00:00:00.000Z" }));
    expect(next.acceptedAt).toEqual({});
  });

  test("whoever leaves is thanked no second time when they join again that day", async () => {
    const thanked = { confirmation: "thanks" } as const;
    await add(store, sampleLead(thanked));
    await leaves();
    const again = await add(store, sampleLead({ ...thanked, receivedAt: at("13:00:00") }));
    expect(again.acceptedAt).toEqual({ suppressed: at("13:00:00") });
  });

  test("a sign-up that was held back has mailed nothing, until it is released", async () => {
    const held = await add(store, joins("08:00:00"), full);
    expect(held.state).toBe("held");
    await leaves();
    expect((await add(store, joins("13:00:00"), full)).acceptedAt).toEqual({});
    await store.release(at("14:00:00"), undefined);
    const second = await add(store, joins("15:00:00"));
    expect(second.acceptedAt).toEqual({ suppressed: at("15:00:00") });
    await leaves();
    const third = await add(store, joins("16:00:00"));
    expect(third.acceptedAt).toEqual({ suppressed: at("16:00:00") });
  });

  test("a person who is erased leaves nothing, not even that they were mailed", async () => {
    await add(store, joins("08:00:00"));
    await leaves();
    await store.erase(sampleLead().fields.email!);
    expect((await add(store, joins("13:00:00"))).acceptedAt).toEqual({});
  });

  test("only sign-ups that were seen are erased, in both boxes", async () => {
    const lead = await add(store, sampleLead());
    await store.receive(sampleLead(), openWindow, "spam");
    await add(store, sampleLead({ form: "demo-request" }));
    const other = { ...lead.fields, email: "other@foretag.example" };
    await add(store, sampleLead({ fields: other }));
    const seen = await store.signUpsOf(` ${lead.fields.email!.toUpperCase()}`);
    expect(seen).toHaveLength(2);
    const later = await add(store, sampleLead());
    await store.eraseSignUps(seen);
    await store.eraseSignUps([]);
    const left = (await store.list("leads")).map(({ form, id }) => `${form} ${id === later.id}`);
    expect(left.sort()).toEqual([
      "demo-request false",
      "newsletter-sign-up false",
      "newsletter-sign-up true",
    ]);
    expect(await store.list("spam")).toEqual([]);
    expect(await store.due("2099-01-01", 9)).toHaveLength(3);
  });
});
