/**
 * `npm run faults`: runs the fault table, one build of a small dataset for each row. Exits with 1 if a build
 * does not end as expected. Arguments select the rows whose names contain one of them.
 */
import { startContentService } from "./content-service";
import { buildFolder } from "./build-folder";
import { assetRows } from "./asset-cases";
import { contentRows, lastRows } from "./content-cases";
import { closedPort, serviceRows } from "./service-cases";
import { runRow, type Row, type RowResult } from "./run-case";
import { longRows } from "./multi-build-cases";

const MAX_MESSAGE_LENGTH = 150;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function report({ row, code, seconds, message, problems }: RowResult): void {
  const { name, expected } = row;
  const end = expected === "site" ? "correct site" : "message, site unchanged";
  const mark = problems.length === 0 ? "✔" : "✖";
  const shown = message.slice(0, MAX_MESSAGE_LENGTH).replaceAll("|", "\\|");
  print(`| ${mark} | ${name} | ${end} | ${code} | ${seconds.toFixed(1)} | ${shown} |`);
  for (const problem of problems) print(`✖ ${name}: ${problem}`);
}

async function runFaults(patterns: readonly string[]): Promise<void> {
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
      { name: "the first site", expected: "site", maxSeconds: 400 },
      service,
      folder,
    );
    if (first.problems.length > 0) throw new Error(first.problems.join("\n"));
    print(`The first build took ${first.seconds.toFixed(1)} s.\n`);
    print("| | fault | expected result | exit code | seconds | message |");
    print("| --- | --- | --- | --- | --- | --- |");
    const runnable = (row: Row) => ({
      name: row.name,
      run: () => runRow(row, service, folder),
    });
    const all = [
      ...[...serviceRows(await closedPort()), ...assetRows, ...contentRows].map(runnable),
      ...longRows(service, folder),
      ...lastRows.map(runnable),
    ];
    const selected = all.filter(
      ({ name }) => patterns.length === 0 || patterns.some((pattern) => name.includes(pattern)),
    );
    let failed = 0;
    for (const { run } of selected) {
      const result = await run();
      report(result);
      if (result.problems.length > 0) failed += 1;
    }
    print(`\n${selected.length - failed} of ${selected.length} builds ended as expected.`);
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
