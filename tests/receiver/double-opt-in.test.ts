/** A newsletter sign-up that is delivered only after its person has confirmed it. */
import demoSv from "../../src/locales/sv/demo-request.json";
import answerSv from "../../src/locales/sv/lead-answer.json";
import newsletterSv from "../../src/locales/sv/newsletter.json";
import type { DestinationName, LeadStore } from "../../src/leads/lead-store";
import { maintain } from "../../src/leads/maintain";
import { destinationServer } from "./destination-server";
import { withStorages } from "./lead-stores";
import { demo, receiverUnderTest, signUp } from "./receiver-under-test";

jest.setTimeout(120_000);

const noon = new Date("2026-03-01T12:20:00.000Z");
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);

const server = destinationServer();
const names = () => server.received.map(({ name }) => name);
/** The mail API is asked for links only. */
const mails = () => server.bodies<{ to?: string[]; text?: string }>();
const mailed = () => mails().flatMap(({ to = [] }) => to);
const linkOf = (index = 0) => new URL(/https?:\S+/.exec(mails()[index]!.text!)![0]);

withStorages(["d1", "blobs"], (open) => {
  let store: LeadStore;
  let now: Date;
  beforeEach(async () => {
    store = await open();
    now = noon;
  });

  function receiver(wanted: readonly DestinationName[] = ["webhook", "link"], perHour = 1_000) {
    const maintenance = { destinations: server.at(wanted), keepMonths: 12 };
    const confirmations = { hasThanks: false, hasLink: true, perHour };
    const { send, sendAndSettle } = receiverUnderTest(store, {
      maintenance,
      confirmations,
      now: () => now,
    });
    return {
      send,
      sendAndSettle,
      async signUp(email: string = signUp.email, key?: string) {
        const headers = key === undefined ? {} : { "Idempotency-Key": key };
        expect((await sendAndSettle({ body: { ...signUp, email }, headers })).status).toBe(201);
      },
      /** Opens a page of links, as people do and programs that check mails. */
      get: ({ search }: URL) =>
        send({ path: `newsletter-sign-up/confirm${search}`, method: "GET" }),
      /** Presses the button there. */
      press: ({ search }: URL) =>
        sendAndSettle({
          path: `newsletter-sign-up/confirm${search}`,
          body: new URLSearchParams(),
          headers: { Origin: undefined },
        }),
      run: () => maintain(store, maintenance, () => now),
    };
  }

  /** A receiver that has mailed one link, as many as it may in an hour. */
  async function fullReceiver() {
    const full = receiver(undefined, 1);
    await full.signUp("a@foretag.example");
    return full;
  }

  /** Once mails of the hour before no longer count. */
  const nextHour = () => (now = new Date(noon.getTime() + 61 * 60_000));

  test("the company hears of it after the button on the link's page, once", async () => {
    const { signUp: signUpAs, get, press } = receiver();
    await signUpAs(signUp.email, "BUY-NOW-AT-EVIL-EXAMPLE");
    expect(names()).toEqual(["mail"]);
    const { to, text } = mails()[0]!;
    expect(to).toEqual([signUp.email]);
    for (const word of ["BUY-NOW", signUp.name, signUp.companyName])
      expect(text).not.toContain(word);
    const link = linkOf();
    for (let opened = 0; opened < 3; opened += 1) {
      const page = await get(link);
      expect([page.status, await page.text()]).toEqual([
        200,
        expect.stringContaining(answerSv.confirm.title),
      ]);
    }
    expect(names()).toEqual(["mail"]);
    for (const answer of await Promise.all([press(link), press(link)])) {
      expect([answer.status, answer.headers.get("Location")]).toEqual([
        303,
        "/v1/website/newsletter-sign-up/confirmed?language=sv",
      ]);
    }
    expect(names()).toEqual(["mail", "webhook"]);
    const [lead] = await store.list("leads");
    expect(lead).toMatchObject({
      acceptedAt: { confirmed: noon.toISOString() },
      state: "delivered",
    });
  });

  test("no other code confirms it, and whoever has the link may press its button", async () => {
    const { signUp: signUpAs, get, press } = receiver();
    await signUpAs();
    await signUpAs("other@foretag.example");
    const [link, other] = [linkOf(0), linkOf(1)];
    link.searchParams.set("code", other.searchParams.get("code")!);
    const page = await get(link);
    expect([page.status, await page.text()]).toEqual([
      404,
      expect.stringContaining(answerSv.expired.title),
    ]);
    expect((await press(link)).status).toBe(404);
    expect(names()).toEqual(["mail", "mail"]);
  });

  test("after seven days it is erased, and is no alarm until then", async () => {
    const { signUp: signUpAs, run, press, send } = receiver();
    await signUpAs();
    now = days(6);
    await run();
    expect((await send({ path: "health", method: "GET" })).status).toBe(200);
    expect(await store.list("leads")).toHaveLength(1);
    now = new Date(days(7).getTime() + 1_000);
    await run();
    expect(await store.list("leads")).toEqual([]);
    expect((await press(linkOf())).status).toBe(404);
    expect(names()).toEqual(["mail"]);
  });

  test("an address is mailed one link a day, and what it repeats is never delivered", async () => {
    const { signUp: signUpAs, run } = receiver();
    for (let count = 0; count < 20; count += 1) await signUpAs();
    await run();
    expect(names()).toEqual(["mail"]);
    const leads = await store.list("leads");
    expect(leads.filter(({ acceptedAt }) => acceptedAt.link)).toHaveLength(1);
    now = days(8);
    await run();
    await run();
    expect(names()).toEqual(["mail"]);
    expect(await store.list("leads")).toEqual([]);
  });

  test("above so many an hour, sign-ups are held back, and a release mails each address once", async () => {
    const { signUp: signUpAs, run } = await fullReceiver();
    for (const person of ["b", "b", "c"]) await signUpAs(`${person}@foretag.example`);
    const states = (await store.list("leads")).map(({ state }) => state);
    expect(states.sort()).toEqual(["held", "held", "held", "waiting"]);
    expect(mailed()).toEqual(["a@foretag.example"]);
    expect(await store.release(now.toISOString(), undefined)).toBe(3);
    await run();
    expect(mailed().sort()).toEqual(["a", "b", "c"].map((person) => `${person}@foretag.example`));
  });

  test("what is held back, or cannot be mailed, is erased as soon as the policy says", async () => {
    jest.spyOn(console, "warn").mockReturnValue();
    await (await fullReceiver()).signUp("held@foretag.example");
    await receiver(["webhook"]).signUp("unmailed@foretag.example");
    const left = async () => (await store.list("leads")).map(({ fields }) => fields.email).sort();
    now = days(6);
    await receiver(["webhook"]).run();
    expect(await left()).toEqual([
      "a@foretag.example",
      "held@foretag.example",
      "unmailed@foretag.example",
    ]);
    for (const hours of [1, 23]) {
      now = new Date(days(7).getTime() + hours * 3_600_000);
      await receiver(["webhook"]).run();
    }
    expect(await left()).toEqual([]);
  });

  test("a link that was mailed late is open for seven days from then", async () => {
    const { signUp: signUpAs, run, press } = await fullReceiver();
    await signUpAs("late@foretag.example");
    now = days(5);
    await store.release(now.toISOString(), undefined);
    await run();
    now = days(11);
    await run();
    expect((await press(linkOf(1))).status).toBe(303);
  });

  test("whoever was held back and signs up again once there is room is mailed, and only then", async () => {
    const { signUp: signUpAs, run } = await fullReceiver();
    for (let count = 0; count < 3; count += 1) await signUpAs("b@foretag.example");
    nextHour();
    for (let count = 0; count < 3; count += 1) await signUpAs("b@foretag.example");
    expect(mailed()).toEqual(["a@foretag.example", "b@foretag.example"]);
    for (const released of [now, days(1)]) {
      now = released;
      await store.release(now.toISOString(), undefined);
      await run();
    }
    expect(mailed()).toEqual(["a@foretag.example", "b@foretag.example"]);
  });

  test("a mailed sign-up is erased in time, even if nobody is told of leads any more", async () => {
    await receiver().signUp();
    now = new Date(days(7).getTime() + 1_000);
    await receiver([]).run();
    expect(await store.list("leads")).toEqual([]);
  });

  test("what is held back takes no mail from the next hour", async () => {
    const { signUp: signUpAs } = await fullReceiver();
    for (const person of ["b", "c"]) await signUpAs(`${person}@foretag.example`);
    nextHour();
    await signUpAs("d@foretag.example");
    expect(mailed()).toEqual(["a@foretag.example", "d@foretag.example"]);
  });

  test("without a mail API, a sign-up waits, rings the alarm, and is mailed once there is one", async () => {
    const warn = jest.spyOn(console, "warn").mockReturnValue();
    const { signUp: signUpAs, send } = receiver(["webhook"]);
    await signUpAs();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("LEADS_MAIL_"));
    now = days(2);
    expect((await send({ path: "health", method: "GET" })).status).toBe(503);
    await receiver().run();
    expect(names()).toEqual(["mail"]);
  });

  test("a link that the mail API refuses for good is given up, and rings no alarm any more", async () => {
    const warn = jest.spyOn(console, "warn").mockReturnValue();
    server.status = 422;
    const { signUp: signUpAs, run, send } = receiver();
    await signUpAs();
    for (let day = 1; day <= 4; day += 1) {
      for (const hours of [0, 1, 3, 10]) {
        now = new Date(days(day).getTime() + hours * 3_600_000);
        await run();
      }
    }
    expect(mails()).toHaveLength(8);
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining("given up"));
    expect((await send({ path: "health", method: "GET" })).status).toBe(200);
    now = days(8);
    await run();
    expect(await store.list("leads")).toEqual([]);
  });

  test("while the storage fails, the button's page says so, and has the button again", async () => {
    const { signUp: signUpAs, press } = receiver();
    await signUpAs();
    jest.spyOn(console, "error").mockReturnValue();
    jest.spyOn(store, "find").mockRejectedValueOnce(new Error("down"));
    const answer = await press(linkOf());
    const page = await answer.text();
    expect([answer.status, page.includes(answerSv.confirm.submit)]).toEqual([503, true]);
    expect((await press(linkOf())).status).toBe(303);
  });

  test("other forms are not asked, and a sign-up without the page's script is told of the mail", async () => {
    const { send, sendAndSettle } = receiver();
    await sendAndSettle({ path: "demo-request", body: demo });
    const page = async (path: string) => (await send({ path, method: "GET" })).text();
    expect(await page("newsletter-sign-up/sent?language=sv")).toContain(
      answerSv["link-sent"].title,
    );
    expect(await page("newsletter-sign-up/confirmed?language=sv")).toContain(
      newsletterSv.thanks.title,
    );
    expect(await page("demo-request/sent?language=sv")).toContain(demoSv.thanks.title);
    expect((await store.list("leads"))[0]!.confirmation).toBe("none");
  });
});
