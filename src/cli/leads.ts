/**
 * `npm run leads [-- --spam] [--csv | --json --out <file>] | erase <e-mail address>] [--remote]`: shows, exports or
 * erases the requests that the site's receiver has stored: those of this machine, or the host's.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { environment } from "../config/environment";
import { eraseOld } from "../leads/maintain";
import { receiverSettings } from "../leads/receiver-settings";
import { leadsAsCsv, leadsAsJson, leadsAsTable } from "./leads/lead-formats";
import { openLeads } from "./leads/open-leads";

const usage = `Usage: npm run leads                      the requests as a table
       npm run leads -- --csv --out <file>    writes them as CSV, for a spreadsheet
       npm run leads -- --json --out <file>   as JSON
       npm run leads -- --spam            what came with a filled honeypot
       npm run leads -- erase <address>   erases a person's requests
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

/** Months that the host keeps leads, where that is set here, too. A wrong default would erase too much. */
function hostKeepMonths(): number | undefined {
  const { LEADS_KEEP_MONTHS } = environment;
  return LEADS_KEEP_MONTHS ? receiverSettings(environment).settings.keepMonths : undefined;
}

async function main(): Promise<void> {
  const { csv, out, spam, remote, erased } = readArguments();
  const leads = await openLeads(remote);
  const { store } = leads;
  try {
    if (erased !== undefined) {
      const count = await store.erase(erased);
      console.log(`Erased: ${count} ${count === 1 ? "request" : "requests"} of ${erased}.`);
      return;
    }
    await eraseOld(
      store,
      remote ? hostKeepMonths() : receiverSettings(environment).settings.keepMonths,
      () => new Date(),
    );
    const stored = await store.list(spam ? "spam" : "leads");
    if (out === undefined) {
      console.log(leadsAsTable(stored));
      return;
    }
    // Personal data: for its owner only.
    await writeFile(out, csv ? leadsAsCsv(stored) : leadsAsJson(stored), { mode: 0o600 });
    console.log(
      `Written: ${stored.length} ${stored.length === 1 ? "request" : "requests"} to ${out}.`,
    );
  } finally {
    await leads.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
