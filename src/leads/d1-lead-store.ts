import { createTables, type D1, type Result } from "./d1-schema";
import { sha256 } from "./digest";
import {
  boxes,
  comparableEmail,
  dayOf,
  firstDelivery,
  type DueLead,
  type RateCount,
  type RateWindow,
  type Lead,
  type LeadStore,
  type StoredLead,
} from "./lead-store";

/** The columns of a stored lead. */
const columns = `id, key, form, language, page, source, fields, consent, consentVersion, confirmation, receivedAt, state,
  attempts, dueAt, deliveredAt, acceptedAt`;

/** What is stored as JSON. */
type Json = "fields" | "source" | "acceptedAt";

type Row = Omit<StoredLead, Json> & Readonly<Record<Json, string>>;

function leadsOf({ results }: Result): StoredLead[] {
  return (results as Row[]).map(
    (row) =>
      ({
        ...row,
        fields: JSON.parse(row.fields) as Lead["fields"],
        source: JSON.parse(row.source) as Lead["source"],
        acceptedAt: JSON.parse(row.acceptedAt) as StoredLead["acceptedAt"],
      }) as StoredLead,
  );
}

/** `isUnconfirmed` in SQL. */
const isUnconfirmed = "confirmation = 'link' AND acceptedAt ->> 'confirmed' IS NULL";

/** `waitsForPerson` in SQL. */
const waitsForPerson = `${isUnconfirmed}
  AND coalesce(acceptedAt ->> 'link', acceptedAt ->> 'suppressed') IS NOT NULL`;

/** Returns SQL for whether a count is below its limit; its placeholders are the values of `countValues`. */
const isBelowLimit = `(SELECT CAST(COALESCE(SUM(CASE counted WHEN ? THEN leads ELSE leads * ? END), 0) AS INTEGER)
  FROM counts WHERE counted IN (?, ?)) < ?`;

const countValues = ({ current, previous, limit }: RateCount, previousShare: number) => [
  current,
  previousShare,
  current,
  previous,
  limit,
];

/**
 * The hash of an address, as `counts` has it: `mailed-<day>-<confirmation>-<hash>` says that it was mailed on a day for a
 * sign-up that is erased by now.
 */
const hashOf = (email: string | undefined) => sha256(comparableEmail(email));

type Value = string | number | null;

/** An SQL statement with the values of its placeholders. */
type Statement = readonly [sql: string, ...values: Value[]];

/**
 * Statements by which a stored lead is confirmed or, where that would be too many, is not. One that was held back has
 * not been mailed: whoever signs up again once there is room is.
 */
async function confirmationStatements(
  lead: Lead,
  { hour, previousShare, confirmations }: RateWindow,
): Promise<Statement[]> {
  const { id, fields, receivedAt, confirmation } = lead;
  if (confirmation === "none") return [];
  const isLink = confirmation === "link";
  const limit = countValues(confirmations, previousShare);
  const day = dayOf(receivedAt);
  const erased = `mailed-${day}-${confirmation}-${await hashOf(fields.email)}`;
  const isTooMany = `id = ? AND NOT ${isBelowLimit}`;
  const mayBeMailed = isLink ? "AND (other.state <> 'held' OR leads.state = 'held')" : "";
  const wasMailed = `EXISTS (SELECT 1 FROM counts WHERE counted = ?) OR EXISTS (SELECT 1 FROM leads AS other
    WHERE email = ? AND receivedAt >= ? AND confirmation = ? AND id <> ? ${mayBeMailed})`;
  const ofDay = [erased, comparableEmail(fields.email), day, confirmation, id];
  const suppressed = JSON.stringify({ suppressed: receivedAt });
  return [
    isLink
      ? [`UPDATE leads SET state = 'held', dueAt = NULL WHERE ${isTooMany}`, id, ...limit]
      : [`UPDATE leads SET acceptedAt = ? WHERE ${isTooMany}`, suppressed, id, ...limit],
    [
      `UPDATE leads SET acceptedAt = ?, dueAt = ${isLink ? "NULL" : "dueAt"} WHERE id = ? AND (${wasMailed})`,
      suppressed,
      id,
      ...ofDay,
    ],
    [
      `INSERT INTO counts SELECT ?, ?, 1 WHERE EXISTS (SELECT 1 FROM leads WHERE id = ? AND acceptedAt = '{}' AND state <> 'held')
        ON CONFLICT DO UPDATE SET leads = leads + 1`,
      confirmations.current,
      hour,
      id,
    ],
  ];
}

/**
 * Returns a store in a D1 database, whose tables it creates when it is first used. Each statement counts: a run of a
 * function may have 50 on the free plan.
 */
export function d1LeadStore(database: D1): LeadStore {
  let hasTables = false;

  /** Runs statements, each with the values of its placeholders, in one transaction. */
  async function run(...statements: readonly Statement[]): Promise<readonly Result[]> {
    if (!hasTables) await createTables(database);
    hasTables = true;
    return await database.batch(
      statements.map(([sql, ...values]) => database.prepare(sql).bind(...values)),
    );
  }

  return {
    async receive(lead, window, box) {
      const { hour, previousShare, senders, all } = window;
      const { id, key, form, language, page, fields, consent, consentVersion, receivedAt } = lead;
      const counted = box === "leads" ? [...senders, all] : senders;
      const { state, dueAt } = firstDelivery(lead, box === "leads");
      // Each question to the database costs a few milliseconds.
      const results = await run(
        [
          `INSERT INTO ${box} (id, key, form, language, page, fields, email, consent, consentVersion,
            source, confirmation, receivedAt, state, dueAt) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
            CASE WHEN hasRoom THEN ? ELSE 'held' END, CASE WHEN hasRoom THEN ? END
            FROM (SELECT ${isBelowLimit} AS hasRoom) WHERE ${senders.map(() => isBelowLimit).join(" AND ")} ON CONFLICT (key) DO NOTHING`,
          id,
          key,
          form,
          language,
          page,
          JSON.stringify(fields),
          comparableEmail(fields.email),
          consent,
          consentVersion,
          JSON.stringify(lead.source),
          lead.confirmation,
          receivedAt,
          state,
          dueAt,
          ...countValues(all, previousShare),
          ...senders.flatMap((count) => countValues(count, previousShare)),
        ],
        [
          `INSERT INTO counts SELECT value, ?, 1 FROM json_each(?)
            WHERE EXISTS (SELECT 1 FROM ${box} WHERE id = ?) ON CONFLICT DO UPDATE SET leads = leads + 1`,
          hour,
          JSON.stringify(counted.map(({ current }) => current)),
          id,
        ],
        ...(await confirmationStatements(lead, window)),
        [`SELECT ${columns} FROM ${box} WHERE key = ?`, key],
      );
      const stored = results.at(-1);
      return stored && leadsOf(stored)[0];
    },

    async find(key) {
      const [found] = await run([`SELECT ${columns} FROM leads WHERE key = ?`, key]);
      return found && leadsOf(found)[0];
    },

    async due(now, limit) {
      const [due] = await run([
        `SELECT ${columns} FROM leads WHERE state = 'waiting' AND dueAt <= ? ORDER BY dueAt LIMIT ?`,
        now,
        limit,
      ]);
      return due ? (leadsOf(due) as DueLead[]) : [];
    },

    async countOverdue(receivedBefore) {
      const [counted] = await run([
        `SELECT COUNT(*) AS leads FROM leads WHERE state <> 'delivered' AND receivedAt < ? AND NOT (${waitsForPerson})`,
        receivedBefore,
      ]);
      const [overdue] = (counted?.results ?? []) as { leads: number }[];
      return overdue?.leads ?? 0;
    },

    async update({ id, dueAt: before }, { state, attempts, dueAt, deliveredAt, acceptedAt }) {
      const [updated] = await run([
        `UPDATE leads SET state = ?, attempts = ?, dueAt = ?, deliveredAt = ?, acceptedAt = ?
          WHERE id = ? AND dueAt IS ?`,
        state,
        attempts,
        dueAt,
        deliveredAt,
        JSON.stringify(acceptedAt),
        id,
        before,
      ]);
      return updated?.meta.changes === 1;
    },

    async list(box) {
      const [all] = await run([`SELECT ${columns} FROM ${box} ORDER BY receivedAt DESC, id`]);
      return all ? leadsOf(all) : [];
    },

    async erase(email) {
      const erased = comparableEmail(email);
      const [, ...results] = await run(
        [
          "DELETE FROM counts WHERE counted GLOB 'mailed-*' AND instr(counted, ?)",
          await hashOf(email),
        ],
        ...boxes.map((box) => [`DELETE FROM ${box} WHERE email = ?`, erased] as const),
      );
      return results.reduce((sum, { meta }) => sum + meta.changes, 0);
    },

    async signUpsOf(email) {
      const results = await run(
        ...boxes.map(
          (box) =>
            [
              `SELECT ${columns} FROM ${box} WHERE email = ? AND form = 'newsletter-sign-up'`,
              comparableEmail(email),
            ] as const,
        ),
      );
      return results.flatMap(leadsOf);
    },

    async eraseSignUps(signUps) {
      const [first] = signUps;
      if (!first) return;
      const ids = JSON.stringify(signUps.map(({ id }) => id));
      const erased = "id IN (SELECT value FROM json_each(?))";
      // Kept to the end of its day, like a count of its last hour.
      const mailed = `INSERT OR IGNORE INTO counts
        SELECT 'mailed-' || date(receivedAt) || '-' || confirmation || '-' || ?, unixepoch(date(receivedAt)) / 3600 + 23, 1
        FROM leads WHERE confirmation <> 'none' AND state <> 'held' AND ${erased}`;
      await run(
        [mailed, await hashOf(first.fields.email), ids],
        ...boxes.map((box) => [`DELETE FROM ${box} WHERE ${erased}`, ids] as const),
      );
    },

    async eraseUnconfirmed(before) {
      await run([
        `DELETE FROM leads WHERE ${isUnconfirmed} AND coalesce(acceptedAt ->> 'link', receivedAt) < ?`,
        before,
      ]);
    },

    async release(now, email) {
      const isHeld = `state = 'held'${email === undefined ? "" : " AND email = ?"}`;
      const whose = email === undefined ? [] : [comparableEmail(email)];
      const [, released] = await run(
        // Of several that are held back for an address, the last one is mailed.
        [
          `UPDATE leads SET acceptedAt = json_set(acceptedAt, '$.suppressed', ?)
            WHERE ${isHeld} AND confirmation <> 'none' AND EXISTS (
              SELECT 1 FROM leads AS other WHERE other.email = leads.email AND other.confirmation = leads.confirmation
                AND other.acceptedAt ->> 'suppressed' IS NULL AND CASE other.state
                  WHEN 'held' THEN (other.receivedAt, other.id) > (leads.receivedAt, leads.id)
                  ELSE date(other.receivedAt) IN (date(leads.receivedAt), date(?)) END)`,
          now,
          ...whose,
          now,
        ],
        [
          `UPDATE leads SET state = 'waiting', dueAt = CASE WHEN ${waitsForPerson} THEN NULL ELSE ? END
            WHERE ${isHeld}`,
          now,
          ...whose,
        ],
      );
      return released?.meta.changes ?? 0;
    },

    async eraseBefore(box, time) {
      await run([`DELETE FROM ${box} WHERE receivedAt < ?`, time]);
    },

    async forgetCounts(hour) {
      await run(["DELETE FROM counts WHERE hour < ?", hour]);
    },
  };
}
