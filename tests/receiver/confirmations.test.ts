/** What people who send forms are mailed, and that nobody can have others mailed. */
import { site as facts } from "../../src/config/site";
import { whitePaperPaths } from "../../src/i18n/routes";
import demoEn from "../../src/locales/en/demo-request.json";
import newsletterSv from "../../src/locales/sv/newsletter.json";
import whitePaperSv from "../../src/locales/sv/white-paper-request.json";
import type { DestinationName, LeadStore } from "../../src/leads/lead-store";
import { deliverDue } from "../../src/leads/outbox";
import type { Receiver } from "../../src/leads/receiver-context";
import { destinationServer } from "./destination-server";
import { withStorages } from "./lead-stores";
import { demo, receiverUnderTest, signUp } from "./receiver-under-test";

jest.setTimeout(300_000);

type Mail = { readonly to: readonly string[]; readonly subject: string; readonly text: string };

const server = destinationServer();
const mails = () => server.bodies<Mail>();

const noon = new Date("2026-03-01T12:20:00.000Z");

withStorages(["d1", "blobs"], (open, name) => {
  let store: LeadStore;
  beforeEach(async () => {
    store = await open();
  });

  const destinations = (names: readonly DestinationName[] = ["thanks"]) => server.at(names);

  function receiver(settings: Partial<Receiver> = {}) {
    const { send, settled, sendAndSettle } = receiverUnderTest(store, {
      maintenance: { destinations: destinations(), keepMonths: 12 },
      confirmations: { hasThanks: true, hasLink: false, perHour: 1_000 },
      now: () => noon,
      ...settings,
    });
    return {
      /** Sends a sign-up of a person, and waits for what is mailed. */
      async signUp(email: string) {
        expect((await sendAndSettle({ body: { ...signUp, email } })).status).toBe(201);
      },
      send,
      settled,
      sendAndSettle,
    };
  }

  test.each([
    ["newsletter-sign-up", signUp, newsletterSv.thanks, newsletterSv.thanks.lead],
    ["white-paper-request", signUp, whitePaperSv.thanks, whitePaperPaths.sv],
    ["demo-request", demo, demoEn.thanks, facts.mailbox],
  ])(
    "%s is confirmed in the page's language, in words of ours alone",
    async (path, body, { title }, part) => {
      const { sendAndSettle } = receiver();
      await sendAndSettle({ path, body });
      expect(mails()).toHaveLength(1);
      const [mail] = mails();
      expect(mail).toMatchObject({
        to: [body.email],
        subject: `${title} | ${facts.productName}`,
      });
      expect(mail!.text).toContain(part);
      const { email: _, ...words } = body;
      for (const word of Object.values(words)) expect(mail!.text).not.toContain(word);
      expect(mail!.text).not.toMatch(/[{}<>]|undefined/);
    },
  );

  test("many requests with one address are one mail, and the next day there may be one more", async () => {
    let now = noon;
    const { send, settled, signUp: signUpAs } = receiver({ now: () => now });
    const spellings = ["Anna@Foretag.example", " anna@foretag.example", "ANNA@FORETAG.EXAMPLE"];
    const requests = Array.from({ length: 60 }, (_, index) => ({
      body: { ...signUp, email: spellings[index % spellings.length]! },
      headers: { "Idempotency-Key": `request-${index}` },
    }));
    // Netlify's local server, unlike its service, does not check conditions at the same time.
    const atOnce = name === "d1" ? 20 : 1;
    while (requests.length > 0) {
      const answers = await Promise.all(requests.splice(0, atOnce).map(send));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    }
    await settled();
    expect(mails()).toHaveLength(1);
    expect(await store.list("leads")).toHaveLength(60);
    now = new Date("2026-03-02T00:00:01.000Z");
    await signUpAs("anna@foretag.example");
    expect(mails()).toHaveLength(2);
  });

  test("above so many an hour, leads are stored and delivered, but not confirmed", async () => {
    let now = noon;
    const { signUp: signUpAs } = receiver({
      now: () => now,
      confirmations: { hasThanks: true, hasLink: false, perHour: 2 },
      maintenance: { destinations: destinations(["webhook", "thanks"]), keepMonths: 12 },
    });
    for (const person of ["a", "b", "c", "a"]) await signUpAs(`${person}@foretag.example`);
    const confirmed = () => mails().flatMap(({ to = [] }) => to);
    expect(confirmed()).toEqual(["a@foretag.example", "b@foretag.example"]);
    expect(mails()).toHaveLength(4 + 2);
    expect(await store.due("2099-01-01", 10)).toEqual([]);
    const leads = await store.list("leads");
    expect(leads.filter(({ acceptedAt }) => acceptedAt.thanks)).toHaveLength(2);
    expect(leads.filter(({ acceptedAt }) => acceptedAt.suppressed)).toHaveLength(2);
    now = new Date("2026-03-01T14:00:00.000Z");
    await signUpAs("d@foretag.example");
    expect(confirmed()).toHaveLength(3);
  });

  test("a bot, a form that was sent twice and a site without the setting mail nobody", async () => {
    const { send, settled } = receiver();
    await send({ body: { ...signUp, topic: "spam" } });
    const twice = { body: signUp, headers: { "Idempotency-Key": "sent-twice" } };
    await send(twice);
    await send(twice);
    await settled();
    expect(mails()).toHaveLength(1);
    const off = receiver({ confirmations: { hasThanks: false, hasLink: false, perHour: 1_000 } });
    await off.signUp("other@foretag.example");
    expect(mails()).toHaveLength(1);
  });

  test("who asks for erasure leaves no mark of a confirmation", async () => {
    const { signUp: signUpAs } = receiver();
    await signUpAs("anna@foretag.example");
    await store.erase("Anna@foretag.example");
    await signUpAs("anna@foretag.example");
    expect(mails()).toHaveLength(2);
  });

  test("an address that is none is given up, and keeps the company waiting for nothing", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    server.status = 422;
    const { signUp: signUpAs } = receiver();
    await signUpAs("nobody@foretag.example");
    for (let attempt = 2; attempt <= 7; attempt += 1) {
      const [lead] = await store.due("2099-01-01", 1);
      await deliverDue(store, destinations(), () => new Date(lead!.dueAt));
    }
    expect(mails()).toHaveLength(6);
    expect(warn).toHaveBeenCalledTimes(6);
    expect(await store.due("2099-01-01", 1)).toEqual([]);
  });
});
