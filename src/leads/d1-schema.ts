/** The tables of the D1 database. The receiver itself creates them: a deployment has no step for it. */
import { boxes, type Box } from "./lead-store";

/** The part of Cloudflare D1's interface that the store uses. */
export type Result = { readonly results: unknown[]; readonly meta: { readonly changes: number } };

export type D1Statement = {
  bind(...values: readonly (string | number | null)[]): D1Statement;
};

export type D1 = {
  prepare(sql: string): D1Statement;
  /** Runs the statements in one transaction. */
  batch(statements: readonly D1Statement[]): Promise<readonly Result[]>;
};

/** The table of a box. `lead-store.ts` explains the columns. */
const boxTable = (box: Box) => [
  `CREATE TABLE IF NOT EXISTS ${box} (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    form TEXT NOT NULL,
    language TEXT NOT NULL,
    page TEXT NOT NULL,
    source TEXT NOT NULL,
    fields TEXT NOT NULL,
    email TEXT NOT NULL,
    consent TEXT NOT NULL,
    consentVersion TEXT NOT NULL,
    confirmation TEXT NOT NULL,
    receivedAt TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'held', 'delivered')),
    attempts INTEGER NOT NULL DEFAULT 0,
    dueAt TEXT,
    deliveredAt TEXT,
    acceptedAt TEXT NOT NULL DEFAULT '{}'
  ) STRICT`,
  `CREATE INDEX IF NOT EXISTS ${box}_by_email ON ${box} (email)`,
  `CREATE INDEX IF NOT EXISTS ${box}_by_time ON ${box} (receivedAt)`,
];

const tables = [
  ...boxes.flatMap(boxTable),
  "CREATE INDEX IF NOT EXISTS leads_by_due ON leads (dueAt) WHERE dueAt IS NOT NULL",
  `CREATE TABLE IF NOT EXISTS counts (
    counted TEXT PRIMARY KEY,
    hour INTEGER NOT NULL,
    leads INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
];

/** Creates the tables in one transaction. A database that has the last of them is asked one question. */
export async function createTables(database: D1): Promise<void> {
  const question = "SELECT 1 FROM sqlite_schema WHERE name = 'counts'";
  const [found] = await database.batch([database.prepare(question)]);
  if (found?.results.length) return;
  await database.batch(tables.map((sql) => database.prepare(sql)));
}
