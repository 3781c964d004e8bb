import { comparableEmail, leadOf, storedLeadOf, type Lead, type LeadRecord } from "../lead";
import { boxes, type Box, type LeadStore } from "../lead-store";
import type { D1, D1Statement } from "./d1";

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
  "CREATE TABLE IF NOT EXISTS gone_webhooks (webhook TEXT PRIMARY KEY) STRICT, WITHOUT ROWID",
  `CREATE TABLE IF NOT EXISTS visitors (
    day TEXT NOT NULL,
    hour INTEGER NOT NULL,
    visitor TEXT NOT NULL,
    requests INTEGER NOT NULL,
    PRIMARY KEY (day, hour, visitor)
  ) STRICT, WITHOUT ROWID`,
];

/** The columns of a record, by its names. */
const columns = `id, key, kind, language, page, fields, consent, consent_version AS consentVersion,
  received_at AS receivedAt, attempts, due_at AS dueAt, delivered_at AS deliveredAt`;

type Row = Omit<LeadRecord, "fields"> & { readonly fields: string };

function recordsOf(rows: readonly unknown[]): LeadRecord[] {
  return (rows as readonly Row[]).map((row) => ({
    ...row,
    fields: JSON.parse(row.fields) as Lead["fields"],
  }));
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

  return {
    async receive(lead, { visitor, day, hour }, limit, box) {
      const { id, key, kind, language, page, fields, consent, consentVersion, receivedAt } = lead;
      const email = comparableEmail(fields.email ?? "");
      const dueAt = box === "leads" ? receivedAt : null;
      // All at once, in one transaction: each question to the database costs a few milliseconds.
      const [, , stored] = await database.batch([
        await prepare(
          `INSERT INTO visitors SELECT ?, ?, ?, 1 WHERE NOT EXISTS (SELECT 1 FROM ${box} WHERE key = ?)
            ON CONFLICT DO UPDATE SET requests = requests + 1`,
          ...[day, hour, visitor, key],
        ),
        await prepare(
          `INSERT INTO ${box} (id, key, kind, language, page, fields, email, consent, consent_version,
            received_at, due_at) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
            WHERE (SELECT requests FROM visitors WHERE day = ? AND hour = ? AND visitor = ?) <= ?
            ON CONFLICT (key) DO NOTHING`,
          ...[id, key, kind, language, page, JSON.stringify(fields), email],
          ...[consent, consentVersion, receivedAt, dueAt, day, hour, visitor, limit],
        ),
        await prepare(`SELECT ${columns} FROM ${box} WHERE key = ?`, key),
      ]);
      return recordsOf(stored?.results ?? []).map(leadOf)[0];
    },

    async forgetVisitors(today, limit) {
      return await changes(
        `DELETE FROM visitors WHERE (day, hour, visitor) IN
          (SELECT day, hour, visitor FROM visitors WHERE day <> ? LIMIT ?)`,
        ...[today, limit],
      );
    },

    async dueDeliveries(now, limit) {
      const due = `SELECT ${columns} FROM leads WHERE due_at <= ? ORDER BY due_at DESC LIMIT ?`;
      const { results } = await (await prepare(due, now, limit)).all();
      return recordsOf(results).map((record) => ({
        lead: leadOf(record),
        attempts: record.attempts,
        dueAt: record.dueAt ?? now,
      }));
    },

    async postpone({ lead, dueAt }, next) {
      const update = "UPDATE leads SET attempts = ?, due_at = ? WHERE id = ? AND due_at = ?";
      return (await changes(update, next.attempts, next.dueAt, lead.id, dueAt)) > 0;
    },

    async markDelivered({ id }, at) {
      await changes("UPDATE leads SET delivered_at = ?, due_at = NULL WHERE id = ?", at, id);
    },

    async markGone(webhook) {
      await changes("INSERT INTO gone_webhooks VALUES (?) ON CONFLICT DO NOTHING", webhook);
    },

    async isGone(webhook) {
      const found = await prepare("SELECT * FROM gone_webhooks WHERE webhook = ?", webhook);
      return (await found.all()).results.length > 0;
    },

    async list(box = "leads") {
      const select = await prepare(`SELECT ${columns} FROM ${box} ORDER BY received_at DESC, id`);
      const { results } = await select.all();
      return recordsOf(results).map(storedLeadOf);
    },

    async erase(email) {
      const erased = comparableEmail(email);
      let count = 0;
      for (const box of boxes) {
        count += await changes(`DELETE FROM ${box} WHERE email = ?`, erased);
      }
      return count;
    },

    async eraseBefore(box, time, limit) {
      return await changes(
        `DELETE FROM ${box} WHERE id IN (SELECT id FROM ${box} WHERE received_at < ? LIMIT ?)`,
        ...[time, limit],
      );
    },
  };
}
