import { plainText } from "../../src/i18n/text-marks";
import demoEn from "../../src/locales/en/demo-request.json";
import formsSv from "../../src/locales/sv/forms.json";
import newsletterSv from "../../src/locales/sv/newsletter.json";
import whitePaperSv from "../../src/locales/sv/white-paper-request.json";
import type { LeadStore } from "../../src/leads/lead-store";
import { senderLimits } from "../../src/leads/rate-limit";
import { withStorages } from "./lead-stores";
import { demo, problemOf, receiverUnderTest, signUp } from "./receiver-under-test";

const hex = (number: number) => number.toString(16).padStart(2, "0");

const noon = new Date("2026-03-01T12:20:00.000Z");

withStorages(["d1", "blobs"], (open) => {
  let store: LeadStore;
  beforeAll(async () => {
    store = await open();
  });
  afterEach(async () => {
    for (const box of ["leads", "spam"] as const) await store.eraseBefore(box, "2099-01-01");
    await store.forgetCounts(1_000_000);
  });

  const receiver = (settings: Parameters<typeof receiverUnderTest>[1] = {}) =>
    receiverUnderTest(store, { now: () => noon, ...settings });

  test("a valid request is stored before it is answered", async () => {
    const response = await receiver().send({
      headers: {
        "Idempotency-Key": "a-key-of-mine",
        "Visit-Source":
          "landing=%2Fom-oss&referrer=https%3A%2F%2Fwww.google.com&utm_source=brev+1&name=Eva",
      },
    });
    expect([response.status, await response.json()]).toEqual([201, {}]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const [lead] = await store.list("leads");
    expect(lead).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      key: "a-key-of-mine",
      form: "newsletter-sign-up",
      language: "sv",
      page: "/blog",
      fields: signUp,
      consent: plainText(newsletterSv.consent),
      consentVersion: expect.stringMatching(/^[\da-f]{12}$/) as string,
      source: { landing: "/om-oss", referrer: "https://www.google.com", utm_source: "brev 1" },
      confirmation: "none",
      receivedAt: noon.toISOString(),
      state: "waiting",
      attempts: 0,
      dueAt: noon.toISOString(),
      deliveredAt: null,
      acceptedAt: {},
    });
  });

  test.each([
    ["demo-request", demo, "en", demoEn],
    ["white-paper-request", signUp, "sv", whitePaperSv],
  ])("%s is stored, with values trimmed", async (path, body, language, texts) => {
    const { send } = receiver();
    const pasted = { ...body, name: "  Åsa  ", email: `Åsa <mailto:${body.email}>;\u200b` };
    expect((await send({ path, body: pasted })).status).toBe(201);
    const [lead] = await store.list("leads");
    const consent = plainText(texts.consent);
    expect(lead).toMatchObject({ form: path, language, consent });
    expect(lead!.fields).toMatchObject({ name: "Åsa", email: body.email });
  });

  test.each([
    ["/en/demo-booking", "/en/demo-booking"],
    ["javascript:alert(1)", "/blog"],
    ["", "/blog"],
  ])("of %j as the form's page, %s is stored", async (page, stored) => {
    await receiver().send({ body: new URLSearchParams({ ...signUp, language: "sv", page }) });
    expect((await store.list("leads"))[0]!.page).toBe(stored);
  });

  test("the same key again is the same lead, and other values under it are refused", async () => {
    const { send } = receiver();
    const headers = { "Idempotency-Key": "sent-twice" };
    expect((await send({ headers })).status).toBe(201);
    expect((await send({ headers })).status).toBe(201);
    const other = await send({ headers, body: { ...signUp, name: "Bo" } });
    expect([other.status, (await problemOf(other)).detail]).toEqual([
      422,
      "Idempotency-Key was used for another lead.",
    ]);
    expect((await store.list("leads")).map(({ fields }) => fields.name)).toEqual([signUp.name]);
  });

  test("a filled honeypot is answered as a success, kept apart for 30 days, and never delivered", async () => {
    let now = noon;
    const { send } = receiver({ now: () => now });
    expect((await send({ body: { ...signUp, topic: "spam" } })).status).toBe(201);
    expect((await send({ body: { ...signUp, topic: "" } })).status).toBe(201);
    expect(await store.list("leads")).toHaveLength(1);
    expect(await store.list("spam")).toHaveLength(1);
    expect(await store.due("2099-01-01", 10)).toHaveLength(1);
    now = new Date("2026-03-31T12:20:01.000Z");
    await send({ path: "maintenance" });
    expect([await store.list("leads"), await store.list("spam")]).toMatchObject([[{}], []]);
  });

  test("a flood from one address is stopped over all forms, and the next hour lets it in", async () => {
    let now = noon;
    const { send } = receiver({ now: () => now });
    const address = "2001:db8:7:7::1";
    const first = { address, headers: { "Idempotency-Key": "first-of-the-flood" } };
    expect((await send(first)).status).toBe(201);
    for (let count = 2; count <= senderLimits.address; count += 1) {
      const path = count % 2 ? "white-paper-request" : "newsletter-sign-up";
      const { status } = await send({ address: `2001:db8:7:7::${count.toString(16)}`, path });
      expect(status).toBe(201);
    }
    const refused = await send({ address });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, String(40 * 60)]);
    expect((await problemOf(refused)).detail).toContain("address");
    const form = { address, body: new URLSearchParams({ ...signUp, language: "sv" }) };
    const page = await (await send(form)).text();
    expect(page).toContain(formsSv.failure.limited.text);
    expect(page).toContain(`value="${signUp.companyName}"`);
    // What is stored already is no new request.
    expect((await send(first)).status).toBe(201);
    expect((await send({ address: "2001:db8:7:8::1" })).status).toBe(201);
    now = new Date("2026-03-01T13:00:01.000Z");
    expect((await send({ address })).status).toBe(201);
    expect((await send({ address })).status).toBe(429);
    expect(JSON.stringify(await store.list("leads"))).not.toContain(address);
  });

  test("a flood from many addresses of one network is stopped", async () => {
    const { send } = receiver();
    const statuses: number[] = [];
    for (let count = 0; count < senderLimits.network + 10; count += 1) {
      statuses.push((await send({ address: `2001:db8:7:12${hex(count)}::1` })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(senderLimits.network);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await send({ address: "2001:db8:7:1300::1" })).status).toBe(201);
  });

  test("a monitor learns whether leads are stored and delivered", async () => {
    let now = noon;
    const destination = {
      name: "webhook",
      label: "the webhook",
      send: () => Promise.resolve(new Response(null, { status: 500 })),
    } as const;
    const maintenance = { destinations: [destination], keepMonths: 12 };
    const { send, sendAndSettle } = receiver({ now: () => now, maintenance });
    const health = async (from = send) => {
      const response = await from({ path: "health", method: "GET" });
      return [response.status, (await response.json()) as unknown];
    };
    jest.spyOn(console, "warn").mockReturnValue();
    await sendAndSettle();
    expect(await health()).toEqual([200, { storage: true, deliveries: true, overdue: 0 }]);
    now = new Date(noon.getTime() + 86_400_001);
    expect(await health()).toEqual([503, { storage: true, deliveries: false, overdue: 1 }]);
    // Where leads are delivered to nobody, they wait for nothing.
    expect(await health(receiver({ now: () => now }).send)).toEqual([
      200,
      { storage: true, deliveries: true, overdue: 1 },
    ]);
    // A destination of the build that this receiver cannot reach.
    expect(await health(receiver({ now: () => now, missingDestinations: ["mail"] }).send)).toEqual([
      503,
      { storage: true, deliveries: false, overdue: 1 },
    ]);
    const silent = { ...store, countOverdue: () => Promise.reject(new Error("No answer")) };
    const log = jest.spyOn(console, "error").mockReturnValue();
    const none = receiverUnderTest(silent, { maintenance });
    expect(await health(none.send)).toEqual([503, { storage: false, deliveries: false }]);
    expect(log).toHaveBeenCalledTimes(1);
    expect((await send({ path: "health" })).status).toBe(405);
  });

  test("a flood from everywhere is stored, and held back", async () => {
    const { send } = receiver({ floodThreshold: 2 });
    for (let count = 0; count < 3; count += 1) expect((await send()).status).toBe(201);
    const leads = await store.list("leads");
    expect(leads.map(({ state }) => state).sort()).toEqual(["held", "waiting", "waiting"]);
  });

  test("only maintenance erases what is too old, at most once an hour", async () => {
    const fresh = await open();
    let now = new Date("2025-01-10T12:00:00Z");
    const { sendAndSettle } = receiverUnderTest(fresh, { now: () => now });
    const oldLeads = async () =>
      (await fresh.list("leads")).filter(({ receivedAt }) => receivedAt < "2026");
    await sendAndSettle();
    for (const [time, path, count] of [
      ["2026-01-10T11:30:00Z", "maintenance", 1],
      ["2026-01-10T12:00:01Z", "maintenance", 1],
      ["2026-01-10T12:30:00Z", "newsletter-sign-up", 1],
      ["2026-01-10T12:30:01Z", "maintenance", 0],
    ] as const) {
      now = new Date(time);
      await sendAndSettle({ path });
      expect([time, (await oldLeads()).length]).toEqual([time, count]);
    }
  });

  test("a form that the browser posts is stored once, and answered with a page of thanks", async () => {
    const { send } = receiver();
    const form = () => new URLSearchParams({ ...signUp, language: "sv", topic: "" });
    const post = () => send({ body: form(), headers: { "Idempotency-Key": undefined } });
    for (const { status, headers } of [await post(), await post()]) {
      expect(status).toBe(303);
      expect(headers.get("Location")).toBe("/v1/website/newsletter-sign-up/sent?language=sv");
    }
    expect(await store.list("leads")).toHaveLength(1);
    const thanks = await send({ path: "newsletter-sign-up/sent?language=sv", method: "GET" });
    expect(thanks.status).toBe(200);
    expect(await thanks.text()).toContain(newsletterSv.thanks.title);
  });
});
