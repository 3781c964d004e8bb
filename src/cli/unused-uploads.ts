/** `npm run unused-uploads`: the pictures and files of the dataset that no document uses, and their removal. */
import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { source } from "../gatsby/content/current-source";
import { loadDataset } from "../sanity/embedded/dataset";
import { runCommand } from "./run-command";
import { unusedFiles } from "./unused-files";

runCommand(async (stopping) => {
  const { folder, project } = source;
  if (project) {
    throw new Error(
      "SANITY_PROJECT_ID names a Sanity project. The command is for the dataset in this repository.",
    );
  }
  const unused = unusedFiles(await loadDataset({ ...source, origin: "" }));
  if (unused.length === 0) {
    console.log("Every picture and file is used.");
    return;
  }
  console.log(`No document of ${folder}, no draft either, uses:`);
  for (const name of unused) {
    console.log(`  ${name} (${Math.ceil(statSync(join(folder, name)).size / 1024)} KB)`);
  }
  if (!(await isAgreed(unused.length, stopping))) {
    console.log(
      "Nothing was removed. To remove them without a question: npm run unused-uploads -- --remove",
    );
    return;
  }
  for (const name of unused) rmSync(join(folder, name));
  console.log(`Removed: ${unused.length}.`);
});

async function isAgreed(count: number, signal: AbortSignal): Promise<boolean> {
  if (process.argv.includes("--remove")) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Remove these ${count}? [y/N] `, { signal });
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
