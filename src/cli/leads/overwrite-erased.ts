import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";

/** Milliseconds that a server may keep a database busy. */
const timeout = 5_000;

/**
 * Overwrites what was erased from the databases of a folder: SQLite leaves it in unused parts of its files until
 * then. The local runtime refuses these statements, so they run beside it; a server may go on.
 *
 * @throws Error when a database is in use for longer.
 */
export function overwriteErased(stateFolder: string): void {
  const folder = join(stateFolder, "v3/d1/miniflare-D1DatabaseObject");
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".sqlite"))) {
    const database = new Database(join(folder, name), { timeout });
    try {
      database.exec("VACUUM");
      const checkpoint = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
      if ((checkpoint as { busy: number }).busy !== 0) {
        throw new Error(
          "What was erased is still in the file, which is in use: run the command again.",
        );
      }
    } finally {
      database.close();
    }
  }
}
