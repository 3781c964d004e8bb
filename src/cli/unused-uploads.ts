/** `npm run unused-uploads`: the pictures and files of the dataset that no document uses, and their removal. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { environment } from "../config/settings/current";
import { runCommand } from "./run-command";
import { studioSettings } from "./studio/studio-settings";
import { unusedUploads } from "./studio/unused-uploads";

const project = resolve(__dirname, "../..");

runCommand(async (stopping) => {
  const { folder } = studioSettings(environment, project);
  const uploads = ["images", "files"].flatMap((kind) => {
    const path = join(folder, kind);
    return existsSync(path) ? readdirSync(path).map((name) => `${kind}/${name}`) : [];
  });
  const unused = unusedUploads(readFileSync(join(folder, "data.ndjson"), "utf8"), uploads);
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
