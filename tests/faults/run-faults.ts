/**
 * `npm run faults`: the fault table, one build of a small dataset for each row. Ends with 1 when a row
 * does not end as it should. Words after the command choose the rows whose names hold one of them.
 */
import { startContentService } from "./content-service";
import { buildFolder } from "./faulty-build";
import { assetRows } from "./asset-rows";
import { contentRows, lastRows } from "./content-rows";
import { closedPort, serviceRows } from "./service-rows";
import type { Row } from "./row";
import { runRow, type RowResult } from "./run-row";
import { longRows } from "./long-rows";

const shownLetters = 150;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function report({ row, code, seconds, said, problems }: RowResult): void {
  const end = row.end === "site" ? "a right site" : "a message, the site as before";
  const mark = problems.length === 0 ? "✔" : "✖";
  const message = said.slice(0, shownLetters).replaceAll("|", "\\|");
  print(`| ${mark} | ${row.name} | ${end} | ${code} | ${seconds.toFixed(1)} | ${message} |`);
  for (const problem of problems) print(`✖ ${row.name}: ${problem}`);
}

async function runFaults(words: readonly string[]): Promise<void> {
  const service = await startContentService();
  const folder = buildFolder("faults");
  folder.remove();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      folder.remove();
      process.exit(1);
    });
  }
  try {
    const first = await runRow(
      { name: "the site before", end: "site", atMost: 400 },
      service,
      folder,
    );
    if (first.problems.length > 0) throw new Error(first.problems.join("\n"));
    print(`The first build took ${first.seconds.toFixed(1)} s.\n`);
    print("| | fault | expected end | exit code | seconds | what is said |");
    print("| --- | --- | --- | --- | --- | --- |");
    const runnable = (row: Row) => ({ name: row.name, run: () => runRow(row, service, folder) });
    const serviceFaults = serviceRows(await closedPort());
    const all = [
      ...[...serviceFaults, ...assetRows, ...contentRows].map(runnable),
      ...longRows(service, folder),
      ...lastRows.map(runnable),
    ];
    const chosen = all.filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    );
    let failed = 0;
    for (const { run } of chosen) {
      const result = await run();
      report(result);
      if (result.problems.length > 0) failed += 1;
    }
    print(`\n${chosen.length - failed} of ${chosen.length} rows end as they should.`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await service.close();
    folder.remove();
  }
}

runFaults(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
