/**
 * `npm run leads -- [--spam] [--csv <file> | erase <e-mail address>] [--remote]`: shows, exports or erases the leads
 * that the site's receiver has stored, on this machine or on the host.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { environment, settings } from "../config/settings/current";
import { eraseOld } from "../leads/maintain";
import { leadsAsCsv, tableRows } from "./leads/lead-formats";
import { openLeads } from "./leads/open-leads";
import { runCommand } from "./run-command";

const usage = `Usage: npm run leads                      the leads as a table
       npm run leads -- --csv <file>      writes them as CSV, for a spreadsheet
       npm run leads -- --spam            what came with a filled honeypot
       npm run leads -- erase <address>   erases a person's leads
       … --remote                         on the host, with its own login (docs/leads.md)`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      csv: { type: "string" },
      spam: { type: "boolean", default: false },
      remote: { type: "boolean", default: false },
    },
  });
  const [command, email, ...more] = positionals;
  const isErase = command === "erase" && email?.includes("@") === true && more.length === 0;
  if (command !== undefined && !isErase) throw new Error(usage);
  return { ...values, erased: isErase ? email : undefined };
}

const counted = (count: number) => `${count} ${count === 1 ? "lead" : "leads"}`;

runCommand(async () => {
  const { csv, spam, remote, erased } = readArguments();
  const leads = await openLeads(remote);
  const { store } = leads;
  try {
    if (erased !== undefined) {
      const count = await store.erase(erased);
      console.log(`Erased: ${counted(count)} of ${erased}.`);
      return 0;
    }
    // The published site may keep leads for longer than the default, which would erase too much.
    const isKnown = !remote || environment.LEADS_KEEP_MONTHS;
    await eraseOld(store, isKnown ? settings.keepMonths : undefined, new Date());
    const stored = await store.list(spam ? "spam" : "leads");
    if (csv === undefined) {
      if (stored.length === 0) console.log("No leads.");
      else console.table(tableRows(stored));
      return 0;
    }
    // Personal data: for its owner only.
    await writeFile(csv, leadsAsCsv(stored), { mode: 0o600 });
    console.log(`Written: ${counted(stored.length)} to ${csv}.`);
    return 0;
  } finally {
    await leads.close();
  }
});
