/**
 * `npm run leads -- [--spam] [--csv --out <file> | --json --out <file> | erase <e-mail address>] [--remote]`: shows,
 * exports or erases the leads that the site's receiver has stored, on this machine or on the host.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { environment } from "../config/environment";
import { eraseOld } from "../leads/maintain";
import { receiverSettings } from "../leads/receiver-settings";
import { leadsAsCsv, leadsAsJson, leadsAsTable } from "./leads/lead-formats";
import { openLeads } from "./leads/open-leads";

const usage = `Usage: npm run leads                      the leads as a table
       npm run leads -- --csv --out <file>    writes them as CSV, for a spreadsheet
       npm run leads -- --json --out <file>   as JSON
       npm run leads -- --spam            what came with a filled honeypot
       npm run leads -- erase <address>   erases a person's leads
       … --remote                         on the host, with its own login (docs/leads.md)`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      csv: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      out: { type: "string" },
      spam: { type: "boolean", default: false },
      remote: { type: "boolean", default: false },
    },
  });
  const [command, email, ...more] = positionals;
  const isErase = command === "erase" && email?.includes("@") === true && more.length === 0;
  if ((command !== undefined && !isErase) || (values.csv && values.json)) throw new Error(usage);
  // npm prints lines of its own among what a command prints.
  if ((values.csv || values.json) !== (values.out !== undefined)) throw new Error(usage);
  return { ...values, erased: isErase ? email : undefined };
}

/** Returns for how many months leads are kept; undefined where only the host knows: a wrong number erases too much. */
function keepMonths(isRemote: boolean): number | undefined {
  if (isRemote && !environment.LEADS_KEEP_MONTHS) return undefined;
  return receiverSettings(environment).settings.keepMonths;
}

const counted = (count: number) => `${count} ${count === 1 ? "lead" : "leads"}`;

async function main(): Promise<void> {
  const { csv, out, spam, remote, erased } = readArguments();
  const leads = await openLeads(remote);
  const { store } = leads;
  try {
    if (erased !== undefined) {
      const count = await store.erase(erased);
      console.log(`Erased: ${counted(count)} of ${erased}.`);
      return;
    }
    await eraseOld(store, keepMonths(remote), () => new Date());
    const stored = await store.list(spam ? "spam" : "leads");
    if (out === undefined) {
      console.log(leadsAsTable(stored));
      return;
    }
    // Personal data: for its owner only.
    await writeFile(out, csv ? leadsAsCsv(stored) : leadsAsJson(stored), { mode: 0o600 });
    console.log(`Written: ${counted(stored.length)} to ${out}.`);
  } finally {
    await leads.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
