import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { getPlatformProxy } from "wrangler";
import { netlifyLeadStore } from "../../leads/blob-lead-store";
import { d1LeadStore } from "../../leads/d1-lead-store";
import type { D1 } from "../../leads/d1-schema";
import type { LeadStore } from "../../leads/lead-store";
import { keepPrivate, localDatabase } from "../local-database";
import { compatibilityDate, databaseBinding } from "../../config/worker-config";

type OpenLeads = { readonly store: LeadStore; readonly close: () => Promise<void> };

/**
 * Opens the storage of leads.
 *
 * @param isRemote the host's, by the variables that name it; otherwise this machine's.
 * @throws Error that names the missing variables.
 */
export async function openLeads(isRemote: boolean): Promise<OpenLeads> {
  if (!isRemote) return await openLocalLeads(localDatabase.folder);
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, LEADS_DATABASE_ID } = process.env;
  if (siteID && token) {
    return { store: netlifyLeadStore({ siteID, token }), close: () => Promise.resolve() };
  }
  if (LEADS_DATABASE_ID) return await openD1(LEADS_DATABASE_ID);
  throw new Error(
    "For --remote, set LEADS_DATABASE_ID to the id of the D1 database (and log in by " +
      '"npx wrangler login"), or NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.',
  );
}

/** Opens the leads in a folder of this machine. Closing overwrites what was erased. */
export async function openLocalLeads(folder: string): Promise<OpenLeads> {
  keepPrivate(folder);
  const { store, close } = await openD1(localDatabase.id, folder);
  return {
    store,
    close: async () => {
      await close();
      overwriteErased(folder);
    },
  };
}

/**
 * Opens a D1 database through the runtime that also serves the site.
 *
 * @param stateFolder of this machine's databases; absent for the host's.
 */
async function openD1(id: string, stateFolder?: string): Promise<OpenLeads> {
  const isRemote = stateFolder === undefined;
  const folder = await mkdtemp(join(tmpdir(), "leads-"));
  const configPath = join(folder, "wrangler.json");
  const entry = { binding: databaseBinding, database_id: id, database_name: id, remote: isRemote };
  const config = { name: "leads", compatibility_date: compatibilityDate, d1_databases: [entry] };
  await writeFile(configPath, JSON.stringify(config));
  // Otherwise wrangler looks for the project's `.env`.
  await writeFile(join(folder, ".dev.vars"), "");
  // By default, wrangler prints the name of that file on each start.
  process.env.WRANGLER_LOG ??= "none";
  try {
    const { env, dispose } = await getPlatformProxy<Record<string, D1>>({
      configPath,
      envFiles: [],
      persist: isRemote ? false : { path: join(stateFolder, "v3") },
      remoteBindings: isRemote,
    });
    const database = env[databaseBinding];
    if (!database) throw new Error(`The database ${id} could not be opened.`);
    return { store: d1LeadStore(database), close: dispose };
  } finally {
    // Wrangler has read it, whether or not the database could be opened.
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds that a server may keep a database busy. */
const busyTimeout = 5_000;

/**
 * Overwrites what was erased from the databases of a folder: SQLite leaves it in unused parts of its files until
 * then. The local runtime refuses these statements, so they run without it, even while a server uses the folder.
 *
 * @throws Error when a database is in use for longer.
 */
function overwriteErased(stateFolder: string): void {
  const folder = join(stateFolder, "v3/d1/miniflare-D1DatabaseObject");
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".sqlite"))) {
    const database = new Database(join(folder, name), { timeout: busyTimeout });
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
