/** The tables of the D1 database. The receiver itself brings them up to date: a deployment has no step for it. */
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

/** Columns that tables of an earlier version lack. */
const addedColumns = {
  steps: "TEXT NOT NULL DEFAULT '{}'",
  confirmation: "TEXT NOT NULL DEFAULT 'none'",
  source: "TEXT NOT NULL DEFAULT '{}'",
  state: "TEXT NOT NULL DEFAULT 'held' CHECK (state IN ('waiting', 'held', 'delivered'))",
} as const;

/** How the leads of an earlier version get the values of a column. */
const firstValues: Readonly<Partial<Record<string, string>>> = {
  state: `CASE WHEN delivered_at IS NOT NULL THEN 'delivered' WHEN due_at IS NOT NULL THEN 'waiting' ELSE 'held' END`,
};

/** The table of a box. `lead-store.ts` explains the columns. */
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
    delivered_at TEXT,
    ${Object.entries(addedColumns)
      .map((column) => column.join(" "))
      .join(",\n    ")}
  ) STRICT`,
  `CREATE INDEX IF NOT EXISTS ${box}_by_email ON ${box} (email)`,
  `CREATE INDEX IF NOT EXISTS ${box}_by_time ON ${box} (received_at)`,
];

const tables = [
  ...boxes.flatMap(boxTable),
  "CREATE INDEX IF NOT EXISTS leads_by_due ON leads (due_at) WHERE due_at IS NOT NULL",
  `CREATE TABLE IF NOT EXISTS counts (
    counted TEXT PRIMARY KEY,
    hour INTEGER NOT NULL,
    leads INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  // Of an earlier version.
  "DROP TABLE IF EXISTS visitors",
];

const tableNames = [...boxes, "counts"];

/** By name, as D1 refuses to describe tables of its own. */
const existingColumns = tableNames
  .map(
    (name) => `SELECT '${name}' AS tableName, name AS columnName FROM pragma_table_info('${name}')`,
  )
  .join(" UNION ALL ");

/** Returns the statements that a database lacks; none when it is up to date. */
async function missingStatements(database: D1): Promise<readonly string[]> {
  const [found] = await database.batch([database.prepare(existingColumns)]);
  const columns = (found?.results ?? []) as { tableName: string; columnName: string }[];
  const has = (table: string, column?: string) =>
    columns.some(
      (each) => each.tableName === table && [undefined, each.columnName].includes(column),
    );
  const upgrades = boxes
    .filter((box) => has(box))
    .flatMap((box) =>
      Object.entries(addedColumns)
        .filter(([column]) => !has(box, column))
        .flatMap(([column, definition]) => {
          const first = firstValues[column];
          const added = `ALTER TABLE ${box} ADD COLUMN ${column} ${definition}`;
          return first === undefined ? [added] : [added, `UPDATE ${box} SET ${column} = ${first}`];
        }),
    );
  const isWhole = tableNames.every((table) => has(table));
  return [...(isWhole ? [] : tables), ...upgrades];
}

/**
 * Creates the tables that are missing and adds the columns that are, in one transaction. A database that is up to date
 * is asked one question.
 */
export async function bringUpToDate(database: D1): Promise<void> {
  const statements = await missingStatements(database);
  if (statements.length === 0) return;
  try {
    await database.batch(statements.map((statement) => database.prepare(statement)));
  } catch (error) {
    // Another instance may have been faster: a column cannot be added twice.
    if ((await missingStatements(database)).length > 0) throw error;
  }
}
