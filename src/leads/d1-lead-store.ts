import {
  boxes,
  comparableEmail,
  firstDelivery,
  type Box,
  type Lead,
  type LeadStore,
  type StoredLead,
} from "./lead-store";

/** The part of Cloudflare D1's interface that the store uses. */
type Result = { readonly results: unknown[]; readonly meta: { readonly changes: number } };

export type D1Statement = {
  bind(...values: readonly (string | number | null)[]): D1Statement;
};

export type D1 = {
  prepare(sql: string): D1Statement;
  /** Runs the statements in one transaction. */
  batch(statements: readonly D1Statement[]): Promise<readonly Result[]>;
};

/** The table of a box. `docs/leads.md` explains the columns. */
const boxTable = (box: Box) => [
  `CREATE TABLE IF NOT EXISTS ${box} (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    language TEXT NOT NULL,
    page TEXT NOT NULL,
    fields TEXT NOT NULL,
    email TEXT NOT NULL,
    consent TEXT NOT NULL,
    consent_version TEXT NOT NULL,
    received_at TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at TEXT,
    delivered_at TEXT
  ) STRICT`,
  `CREATE INDEX IF NOT EXISTS ${box}_by_email ON ${box} (email)`,
  `CREATE INDEX IF NOT EXISTS ${box}_by_time ON ${box} (received_at)`,
];

const tables = [
  ...boxes.flatMap(boxTable),
  "CREATE INDEX IF NOT EXISTS leads_by_due ON leads (due_at) WHERE due_at IS NOT NULL",
  `CREATE TABLE IF NOT EXISTS visitors (
    day TEXT NOT NULL,
    hour INTEGER NOT NULL,
    visitor TEXT NOT NULL,
    requests INTEGER NOT NULL,
    PRIMARY KEY (day, hour, visitor)
  ) STRICT, WITHOUT ROWID`,
];

/** The columns of a stored lead, by its names. */
const columns = `id, key, kind, language, page, fields, consent, consent_version AS consentVersion,
  received_at AS receivedAt, attempts, due_at AS dueAt, delivered_at AS deliveredAt`;

type Row = Omit<StoredLead, "fields"> & { readonly fields: string };

function leadsOf({ results }: Result): StoredLead[] {
  return (results as Row[]).map((row) => ({
    ...row,
    fields: JSON.parse(row.fields) as Lead["fields"],
  }));
}

/** Returns a store in a D1 database, whose tables it creates on first use. */
export function d1LeadStore(database: D1): LeadStore {
  let tablesExist: Promise<unknown> | undefined;

  /** Runs statements, each with the values of its placeholders, in one transaction. */
  async function run(
    ...statements: readonly (readonly [sql: string, ...values: (string | number | null)[]])[]
  ): Promise<readonly Result[]> {
    tablesExist ??= database.batch(tables.map((table) => database.prepare(table)));
    await tablesExist.catch((error: unknown) => {
      tablesExist = undefined;
      throw error;
    });
    return await database.batch(
      statements.map(([sql, ...values]) => database.prepare(sql).bind(...values)),
    );
  }

  return {
    async receive(lead, { visitor, day, hour }, limit, box) {
      const { id, key, kind, language, page, fields, consent, consentVersion, receivedAt } = lead;
      const { dueAt } = firstDelivery(lead, box);
      // Each question to the database costs a few milliseconds.
      const [, , stored] = await run(
        [
          `INSERT INTO visitors SELECT ?, ?, ?, 1 WHERE NOT EXISTS (SELECT 1 FROM ${box} WHERE key = ?)
            ON CONFLICT DO UPDATE SET requests = requests + 1`,
          ...[day, hour, visitor, key],
        ],
        [
          `INSERT INTO ${box} (id, key, kind, language, page, fields, email, consent, consent_version,
            received_at, due_at) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
            WHERE (SELECT requests FROM visitors WHERE day = ? AND hour = ? AND visitor = ?) <= ?
            ON CONFLICT (key) DO NOTHING`,
          ...[id, key, kind, language, page, JSON.stringify(fields), comparableEmail(fields.email)],
          ...[consent, consentVersion, receivedAt, dueAt, day, hour, visitor, limit],
        ],
        [`SELECT ${columns} FROM ${box} WHERE key = ?`, key],
      );
      return stored && leadsOf(stored)[0];
    },

    async due(now, limit) {
      const [due] = await run([
        `SELECT ${columns} FROM leads WHERE due_at <= ? ORDER BY received_at DESC LIMIT ?`,
        ...[now, limit],
      ]);
      return due ? leadsOf(due) : [];
    },

    async update({ id, dueAt: before }, { attempts, dueAt, deliveredAt }) {
      const [updated] = await run([
        "UPDATE leads SET attempts = ?, due_at = ?, delivered_at = ? WHERE id = ? AND due_at = ?",
        ...[attempts, dueAt, deliveredAt, id, before],
      ]);
      return updated?.meta.changes === 1;
    },

    async list(box) {
      const [all] = await run([`SELECT ${columns} FROM ${box} ORDER BY received_at DESC, id`]);
      return all ? leadsOf(all) : [];
    },

    async erase(email) {
      const erased = comparableEmail(email);
      const results = await run(
        ...boxes.map((box) => [`DELETE FROM ${box} WHERE email = ?`, erased] as const),
      );
      return results.reduce((sum, { meta }) => sum + meta.changes, 0);
    },

    async eraseBefore(box, time) {
      await run([`DELETE FROM ${box} WHERE received_at < ?`, time]);
    },

    async forgetVisitors(today) {
      await run(["DELETE FROM visitors WHERE day <> ?", today]);
    },
  };
}
