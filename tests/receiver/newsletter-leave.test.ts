/** Leaving the newsletter: by the form, with and without its script, and by the link in a mail. */
import answerEn from "../../src/locales/en/lead-answer.json";
import leaveEn from "../../src/locales/en/newsletter-leave.json";
import formsEn from "../../src/locales/en/forms.json";
import { leaveUrl } from "../../src/leads/leave-link";
import type { DestinationName, LeadStore } from "../../src/leads/lead-store";
import { destinationServer } from "./destination-server";
import { withStorages } from "./lead-stores";
import { addressSecret, demo, receiverUnderTest, signUp } from "./receiver-under-test";

jest.setTimeout(120_000);

const noon = new Date("2026-03-01T12:20:00.000Z");
const path = "newsletter-leave";
const { email } = signUp;

const server = destinationServer();
type Told = { readonly data: { readonly kind: string; readonly fields: { email: string } } };
const toldKinds = () =>
  server.received.flatMap(({ name, body }) =>
    name === "webhook" ? [(JSON.parse(body) as Told).data.kind] : [],
  );
const mails = () => server.received.filter(({ name }) => name === "mail");

type Send = ReturnType<typeof receiverUnderTest>["send"];

/** The link of a mail, as the path of a request. */
async function linkOf(address: string): Promise<string> {
  const { search } = new URL(await leaveUrl(address, "en", addressSecret));
  return `${path}/confirm${search}`;
}

/** Without what only a page of the site has. */
const fromElsewhere = { Origin: undefined, Referer: undefined, "Idempotency-Key": undefined };

/** The ways to leave, each with the answer's status. */
const ways: readonly (readonly [
  string,
  number,
  (send: Send, address: string) => Promise<Response>,
])[] = [
  ["the form", 201, (send, address) => send({ path, body: { email: address } })],
  [
    "the form without its script",
    303,
    (send, address) =>
      send({ path, body: new URLSearchParams({ email: address, language: "en", topic: "" }) }),
  ],
  [
    "the button on the page of a mail's link",
    200,
    async (send, address) =>
      send({
        path: await linkOf(address),
        body: new URLSearchParams(),
        headers: fromElsewhere,
      }),
  ],
  [
    "a mail program's own button (RFC 8058)",
    200,
    async (send, address) =>
      send({
        path: await linkOf(address),
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
        headers: fromElsewhere,
      }),
  ],
];

withStorages(["d1", "blobs"], (open) => {
  let store: LeadStore;
  let now: Date;
  beforeEach(async () => {
    store = await open();
    now = noon;
  });

  const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

  function receiver(wanted: readonly DestinationName[] = ["webhook"], hasLink = false) {
    const maintenance = { destinations: server.at(wanted), keepMonths: 12 };
    const confirmations = { hasThanks: !hasLink, hasLink, perHour: 1_000 };
    return receiverUnderTest(store, { maintenance, confirmations, now: () => now }).sendAndSettle;
  }

  const kinds = async () => (await store.list("leads")).map(({ form }) => form).sort();

  test.each(ways)(
    "by %s, the wish is stored and told once, and the sign-ups are erased",
    async (_way, status, leave) => {
      const send = receiver();
      await send();
      await send({ body: { ...signUp, topic: "spam" } });
      await send({ path: "demo-request", body: demo });
      await send({ body: { ...signUp, email: "other@foretag.example" } });
      server.received.length = 0;
      for (const spelling of [email, email.toUpperCase(), email]) {
        later(1);
        expect((await leave(send, spelling)).status).toBe(status);
      }
      expect(toldKinds()).toEqual(["newsletter-leave"]);
      expect(await kinds()).toEqual(["demo-request", "newsletter-leave", "newsletter-sign-up"]);
      expect(await store.list("spam")).toEqual([]);
      const [wish] = (await store.list("leads")).filter(({ form }) => form === path);
      expect(wish).toMatchObject({ fields: { email }, state: "delivered", confirmation: "none" });
    },
  );

  test.each(ways)(
    "by %s, the answer does not tell whether an address was known",
    async (_way, _status, leave) => {
      const send = receiver();
      await send();
      const answers = [];
      for (const address of [email, "nobody@foretag.example"]) {
        const answer = await leave(send, address);
        const text = (await answer.text()).replaceAll(address, "");
        answers.push([answer.status, Object.fromEntries(answer.headers), text]);
      }
      expect(answers[1]).toEqual(answers[0]);
    },
  );

  test("all ways on one day are one wish", async () => {
    const send = receiver();
    await send();
    for (const [, , leave] of ways) await leave(send, email);
    await Promise.all(ways.map(([, , leave]) => leave(send, email)));
    expect(toldKinds()).toEqual(["newsletter-sign-up", "newsletter-leave"]);
  });

  test("whoever leaves, joins and leaves again on one day has left twice", async () => {
    const send = receiver();
    const leave = () => send({ path, body: { email } });
    await send();
    for (const step of [leave, () => send(), leave, leave]) {
      later(1);
      await step();
    }
    const [join, left] = ["newsletter-sign-up", "newsletter-leave"];
    expect(toldKinds()).toEqual([join, left, join, left]);
    expect(await kinds()).toEqual([left, left]);
  });

  /** Stores the wish of the day, which is stored already, and not the further one. */
  const receiveFirst = (second: () => Promise<undefined>) => {
    const asStored = store.receive.bind(store);
    jest.spyOn(store, "receive").mockImplementationOnce(asStored).mockImplementationOnce(second);
  };
  const isDown = () => Promise.reject<undefined>(new Error("down"));

  test.each([
    ["cannot be stored", 503, () => receiveFirst(isDown)],
    ["is taken for a flood", 429, () => receiveFirst(() => Promise.resolve(undefined))],
    [
      "cannot erase yet",
      503,
      () => jest.spyOn(store, "eraseSignUps").mockRejectedValueOnce(new Error("down")),
    ],
  ])(
    "a further wish of a day that %s is stored once it is sent again",
    async (_name, status, fail) => {
      const send = receiver();
      const leave = () => send({ path, body: { email } });
      for (const step of [() => send(), leave, () => send()]) {
        await step();
        later(1);
      }
      jest.spyOn(console, "error").mockReturnValue();
      fail();
      expect((await leave()).status).toBe(status);
      for (let count = 0; count < 2; count += 1) expect((await leave()).status).toBe(201);
      const [join, left] = ["newsletter-sign-up", "newsletter-leave"];
      expect(toldKinds()).toEqual([join, left, join, left]);
      expect(await kinds()).toEqual([left, left]);
    },
  );

  test.each([true, false])(
    "joining and leaving in turn mails a stranger once a day (double opt-in: %s)",
    async (hasLink) => {
      const send = receiver(["link", "thanks"], hasLink);
      for (let round = 0; round < 3; round += 1) {
        // A browser without the page's script sends the same key each time.
        await send({ body: new URLSearchParams({ ...signUp, language: "sv" }) });
        await send();
        await send({ path, body: { email } });
        later(1);
      }
      expect(mails()).toHaveLength(1);
    },
  );

  test("what was not confirmed when its person left cannot be confirmed any more", async () => {
    const send = receiver(["webhook", "link"], true);
    await send();
    const { text } = JSON.parse(mails()[0]!.body) as { text: string };
    const { pathname, search } = new URL(/https?:\S+/.exec(text)![0]);
    await send({ path, body: { email } });
    const confirmed = await send({
      path: pathname.replace("/v1/website/", "") + search,
      body: new URLSearchParams(),
    });
    expect(confirmed.status).toBe(404);
    expect(toldKinds()).toEqual(["newsletter-leave"]);
  });

  test("a link does nothing when it is opened, and one that is cut leads to the form", async () => {
    const send = receiver();
    const link = await linkOf(email);
    const page = await send({ path: link, method: "GET" });
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining(answerEn.leave.lead),
    ]);
    for (const cut of [link.slice(0, -2), `${link}00`, `${path}/confirm?language=en`]) {
      const opened = await send({ path: cut, method: "GET" });
      expect([opened.status, opened.headers.get("Location")]).toEqual([
        303,
        "/en/privacy-policy#newsletter-leave",
      ]);
      const posted = await send({ path: cut, body: new URLSearchParams(), headers: fromElsewhere });
      expect([posted.status, await posted.text()]).toEqual([
        404,
        expect.stringContaining(leaveEn.submit),
      ]);
    }
    expect(await store.list("leads")).toEqual([]);
  });

  test("a bot's wish is kept apart, and erases nothing", async () => {
    const send = receiver();
    await send();
    await send({ path, body: { email, topic: "spam" } });
    expect(await kinds()).toEqual(["newsletter-sign-up"]);
    expect(await store.list("spam")).toHaveLength(1);
  });
});

test("a flood of wishes is stopped like any other, and a link's page has its button again", async () => {
  const flooded = { receive: () => Promise.resolve(undefined) } as unknown as LeadStore;
  const { send } = receiverUnderTest(flooded);
  for (const [, , leave] of ways) {
    const answer = await leave(send, email);
    expect([answer.status, answer.headers.has("Retry-After")]).toEqual([429, true]);
    expect(await answer.text()).toMatch(new RegExp(`too many leads|${answerEn.leave.submit}`));
  }
});

test("another site cannot post the form, and a mistyped address comes back", async () => {
  const { send } = receiverUnderTest(undefined);
  const foreign = { path, body: { email }, headers: { Origin: "https://evil.example" } };
  expect((await send(foreign)).status).toBe(403);
  const body = new URLSearchParams({ email: "asa@", language: "en" });
  const answer = await send({ path, body });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  for (const part of [formsEn.error.emailInvalid, leaveEn.submit, 'value="asa@"']) {
    expect(page).toContain(part);
  }
});

test("a link is always the same, tells nobody the address, and fits no other secret", async () => {
  const link = await leaveUrl(email, "sv", addressSecret);
  expect(await leaveUrl(email, "sv", addressSecret)).toBe(link);
  expect(decodeURIComponent(link)).not.toContain(email);
  expect(await leaveUrl(email, "sv", `${addressSecret} of another`)).not.toBe(link);
});
