/**
 * `npm run leads -- [<e-mail address>] [--spam] [--csv <file>] [--remote]`, or with `erase <e-mail address>`,
 * `release [<e-mail address>]` or `settle <id>`: shows, exports, erases, releases or settles leads that the site's
 * receiver has stored, on this machine or on the host.
 */
import { parseArgs } from "node:util";
import { leadsAsCsv, tableRows } from "./leads/lead-formats";
import { openLeads } from "./leads/open-leads";
import { settle } from "./leads/settle";
import { writePrivate } from "./leads/write-private";
import { comparableEmail, type StoredLead } from "../leads/lead-store";
import { runCommand } from "./run-command";

const usage = `Usage: npm run leads                      the leads as a table
       npm run leads -- --csv <file>      writes them as CSV, for a spreadsheet
       npm run leads -- <address>         a person's only; also with --csv
       npm run leads -- --spam            what came with a filled honeypot
       npm run leads -- erase <address>   erases a person's leads
       npm run leads -- release           delivers the leads that a flood has held back
       npm run leads -- release <address> delivers a person's only
       npm run leads -- settle <id>       ends a delivery that a destination will never accept
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
  const [command, operand, ...more] = positionals;
  const email = operand?.includes("@") === true ? operand : undefined;
  const erased = command === "erase" ? email : undefined;
  const isRelease = command === "release" && operand === email;
  const settled = command === "settle" && email === undefined ? operand : undefined;
  const person = command?.includes("@") === true && operand === undefined ? command : undefined;
  const isKnown = command === undefined || isRelease || (erased ?? settled ?? person) !== undefined;
  if (!isKnown || more.length > 0) throw new Error(usage);
  return { ...values, isRelease, email, person, settled, erased };
}

const counted = (count: number) => `${count} ${count === 1 ? "lead" : "leads"}`;

runCommand(async () => {
  const { csv, spam, remote, erased, settled, isRelease, email, person } = readArguments();
  const leads = await openLeads(remote);
  const { store } = leads;
  try {
    if (erased !== undefined) {
      const count = await store.erase(erased);
      console.log(`Erased: ${counted(count)} of ${erased}.`);
      return;
    }
    if (settled !== undefined) {
      await settle(store, settled, new Date().toISOString());
      console.log(`Settled: lead ${settled} is not sent again.`);
      return;
    }
    if (isRelease) {
      const count = await store.release(new Date().toISOString(), email);
      console.log(`Released: ${counted(count)}. The receiver delivers them with its next runs.`);
      return;
    }
    const all = await store.list(spam ? "spam" : "leads");
    const isWanted = ({ fields }: StoredLead) =>
      person === undefined || comparableEmail(fields.email) === comparableEmail(person);
    const stored = all.filter(isWanted);
    if (csv === undefined) {
      if (stored.length === 0) console.log("No leads.");
      else console.table(tableRows(stored));
      const held = spam ? 0 : stored.filter(({ state }) => state === "held").length;
      if (held > 0) {
        console.warn(
          `${counted(held)} came above LEADS_PER_HOUR or LEADS_CONFIRMATIONS_PER_HOUR, and will not be delivered before ` +
            '"npm run leads -- release" (docs/leads.md).',
        );
      }
      return;
    }
    await writePrivate(csv, leadsAsCsv(stored));
    console.log(`Written: ${counted(stored.length)} to ${csv}.`);
  } finally {
    await leads.close();
  }
});
