/** How many statements requests and runs put to the database: Cloudflare's free plan ends a function at 50. */
import { d1LeadStore } from "../../src/leads/d1-lead-store";
import type { D1 } from "../../src/leads/d1-schema";
import type { DestinationName } from "../../src/leads/lead-store";
import { maintain } from "../../src/leads/maintain";
import { destinationServer } from "./destination-server";
import { d1Databases } from "./lead-stores";
import { receiverUnderTest } from "./receiver-under-test";
import { add, sampleLead } from "./sample-lead";

jest.setTimeout(120_000);

const server = destinationServer();
const deliveries = () => server.received.length;
const settings = (names?: readonly DestinationName[]) => ({
  destinations: server.at(names),
  keepMonths: 12,
});

let databases: Awaited<ReturnType<typeof d1Databases>>;
beforeAll(async () => {
  databases = await d1Databases();
});
afterAll(() => databases.close());

/** A database, and the number of statements that it was asked. */
function counted(database: D1) {
  let statements = 0;
  const asked: D1 = {
    prepare: (sql) => database.prepare(sql),
    batch(batch) {
      statements += batch.length;
      return database.batch(batch);
    },
  };
  return { database: asked, statements: () => statements };
}

/** A store whose tables exist, and the number of statements since. */
async function countedStore() {
  const { database, statements } = counted(databases.open());
  const store = d1LeadStore(database);
  await store.list("leads");
  const before = statements();
  return { store, statements: () => statements() - before };
}

test("leads take five statements each, however many come at once, and are delivered", async () => {
  const { store, statements } = await countedStore();
  const { send, settled } = receiverUnderTest(store, { maintenance: settings() });
  await Promise.all(Array.from({ length: 20 }, () => send()));
  await settled();
  expect([statements(), deliveries()]).toEqual([20 * 5, 20]);
});

test.each([
  ["an unknown path", { path: "nowhere" }],
  ["another method", { method: "GET" }],
  ["a page of thanks", { path: "newsletter-sign-up/sent", method: "GET" }],
  ["another site", { headers: { Origin: "https://evil.example" } }],
  ["what the schema refuses", { body: {} }],
])("%s asks the database nothing", async (_name, parts) => {
  const { store, statements } = await countedStore();
  await add(store, sampleLead());
  const before = statements();
  const { send, settled } = receiverUnderTest(store, { maintenance: settings() });
  await send(parts);
  await settled();
  expect([statements() - before, deliveries()]).toEqual([0, 0]);
});

test.each([
  [["webhook"], 7],
  [["webhook", "slack", "teams", "mail"], 9],
] as const)(
  "a run takes at most 40 statements and 50 requests from a backlog of 100 for %j",
  async (names, expectedRuns) => {
    const { store, statements } = await countedStore();
    await Promise.all(Array.from({ length: 100 }, () => add(store, sampleLead())));
    const runs: { statements: number; requests: number }[] = [];
    while (deliveries() < 100 * names.length && runs.length < 10) {
      const before = { statements: statements(), deliveries: deliveries() };
      await maintain(store, settings(names), () => new Date("2026-03-02T12:00:00Z"));
      runs.push({
        statements: statements() - before.statements,
        requests: deliveries() - before.deliveries,
      });
    }
    expect(Math.max(...runs.map((run) => run.statements))).toBeLessThanOrEqual(40);
    expect(Math.max(...runs.map((run) => run.requests))).toBeLessThanOrEqual(50);
    expect([runs.length, deliveries()]).toEqual([expectedRuns, 100 * names.length]);
  },
);

test("an empty database gets its tables, whichever instances use it first", async () => {
  const { database, statements } = counted(databases.open());
  await Promise.all([1, 2, 3].map(() => add(d1LeadStore(database), sampleLead())));
  const before = statements();
  expect(await d1LeadStore(database).list("leads")).toHaveLength(3);
  expect(statements() - before).toBe(2);
});

test("a lead rings the alarm, however many sign-ups wait for their person", async () => {
  const database = databases.open();
  const store = d1LeadStore(database);
  const signUp = await add(store, sampleLead({ confirmation: "link" }));
  const mailed = { link: "2026-03-01T12:00:01.000Z" };
  const waiting = { state: "waiting", attempts: 1, deliveredAt: null, acceptedAt: {} } as const;
  const next = { ...waiting, dueAt: "2026-03-08T12:00:01.000Z", acceptedAt: mailed };
  await store.update(signUp, next);
  const names = Object.keys({ ...signUp, email: "" }).filter((name) => !/^(id|key)$/.test(name));
  const copies = `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers LIMIT 1000)
    INSERT INTO leads (id, key, ${names.join()}) SELECT number, number, ${names.join()} FROM leads, numbers`;
  await database.batch([database.prepare(copies)]);
  const dayAgo = "2026-03-07T12:00:00.000Z";
  expect(await store.countOverdue(dayAgo)).toBe(0);
  const lead = await add(store, sampleLead());
  await store.update(lead, { ...waiting, dueAt: "2026-03-08T18:00:00.000Z" });
  expect(await store.countOverdue(dayAgo)).toBe(1);
});
