import { comparableEmail, type Lead, type StoredLead } from "../lead";
import type { LeadStore } from "../lead-store";
import type { D1, D1Statement } from "./d1";

/** `docs/leads.md` explains the columns. */
const tables = [
  `CREATE TABLE IF NOT EXISTS leads (
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
  "CREATE INDEX IF NOT EXISTS leads_by_email ON leads (email)",
  "CREATE INDEX IF NOT EXISTS leads_by_time ON leads (received_at)",
  "CREATE INDEX IF NOT EXISTS leads_by_due ON leads (due_at) WHERE due_at IS NOT NULL",
  "CREATE TABLE IF NOT EXISTS salts (day TEXT PRIMARY KEY, salt TEXT NOT NULL) STRICT",
  `CREATE TABLE IF NOT EXISTS visitors (
    day TEXT NOT NULL,
    hour INTEGER NOT NULL,
    visitor TEXT NOT NULL,
    requests INTEGER NOT NULL,
    PRIMARY KEY (day, hour, visitor)
  ) STRICT, WITHOUT ROWID`,
];

type Row = {
  readonly id: string;
  readonly key: string;
  readonly kind: Lead["kind"];
  readonly language: Lead["language"];
  readonly page: string;
  readonly fields: string;
  readonly consent: string;
  readonly consent_version: string;
  readonly received_at: string;
  readonly attempts: number;
  readonly due_at: string;
  readonly delivered_at: string | null;
};

function leadOf(row: Row): Lead {
  const { id, key, kind, language, page, consent } = row;
  return {
    ...{ id, key, kind, language, page, consent },
    fields: JSON.parse(row.fields) as Lead["fields"],
    consentVersion: row.consent_version,
    receivedAt: row.received_at,
  };
}

/** Returns a store in a D1 database, whose tables it creates on first use. */
export function d1LeadStore(database: D1): LeadStore {
  let isReady: Promise<unknown> | undefined;

  /** @param values of the statement's placeholders, in order. */
  async function prepare(
    sql: string,
    ...values: readonly (string | number | null)[]
  ): Promise<D1Statement> {
    isReady ??= database.batch(tables.map((table) => database.prepare(table)));
    try {
      await isReady;
    } catch (error) {
      isReady = undefined;
      throw error;
    }
    return database.prepare(sql).bind(...values);
  }

  async function changes(sql: string, ...values: readonly (string | number)[]): Promise<number> {
    return (await (await prepare(sql, ...values)).run()).meta.changes;
  }

  async function byKey(key: string): Promise<Lead> {
    const select = await prepare("SELECT * FROM leads WHERE key = ?", key);
    const row = (await select.first()) as Row | null;
    if (!row) throw new Error("A lead was erased while it was sent again.");
    return leadOf(row);
  }

  return {
    async receive(lead, { visitor, day, hour }, limit) {
      const { id, key, kind, language, page, fields, consent, consentVersion, receivedAt } = lead;
      const email = comparableEmail(fields.email ?? "");
      // Both at once, in one transaction: each question to the database costs a few milliseconds.
      const [counted, inserted] = await database.batch([
        await prepare(
          `INSERT INTO visitors VALUES (?, ?, ?, 1)
            ON CONFLICT DO UPDATE SET requests = requests + 1 RETURNING requests`,
          ...[day, hour, visitor],
        ),
        await prepare(
          `INSERT INTO leads (id, key, kind, language, page, fields, email, consent, consent_version,
            received_at, due_at) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
            WHERE (SELECT requests FROM visitors WHERE day = ? AND hour = ? AND visitor = ?) <= ?
            ON CONFLICT (key) DO NOTHING`,
          ...[id, key, kind, language, page, JSON.stringify(fields), email],
          ...[consent, consentVersion, receivedAt, receivedAt, day, hour, visitor, limit],
        ),
      ]);
      const [count] = (counted?.results ?? []) as { requests: number }[];
      if (!count || count.requests > limit) return undefined;
      return inserted?.meta.changes ? lead : await byKey(key);
    },

    async dailySalt(day) {
      await changes("INSERT OR IGNORE INTO salts VALUES (?, ?)", day, crypto.randomUUID());
      const select = await prepare("SELECT salt FROM salts WHERE day = ?", day);
      return ((await select.first()) as { salt: string }).salt;
    },

    async forgetVisitors(today) {
      await changes("DELETE FROM visitors WHERE day <> ?", today);
      await changes("DELETE FROM salts WHERE day <> ?", today);
    },

    async dueDeliveries(now, limit) {
      const due = "SELECT * FROM leads WHERE due_at <= ? ORDER BY due_at LIMIT ?";
      const { results } = await (await prepare(due, now, limit)).all();
      return (results as Row[]).map((row) => ({
        lead: leadOf(row),
        attempts: row.attempts,
        dueAt: row.due_at,
      }));
    },

    async postpone({ lead, dueAt }, next) {
      const update = "UPDATE leads SET attempts = ?, due_at = ? WHERE id = ? AND due_at = ?";
      return (await changes(update, next.attempts, next.dueAt, lead.id, dueAt)) > 0;
    },

    async markDelivered({ id }, at) {
      await changes("UPDATE leads SET delivered_at = ?, due_at = NULL WHERE id = ?", at, id);
    },

    async list() {
      const select = await prepare("SELECT * FROM leads ORDER BY received_at DESC, id");
      const { results } = await select.all();
      return (results as Row[]).map((row): StoredLead => {
        return { ...leadOf(row), deliveredAt: row.delivered_at ?? undefined };
      });
    },

    async erase(email) {
      return await changes("DELETE FROM leads WHERE email = ?", comparableEmail(email));
    },

    async eraseBefore(time) {
      return await changes("DELETE FROM leads WHERE received_at < ?", time);
    },
  };
}
