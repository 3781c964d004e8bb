/**
 * `npm test` runs what has to hold before a change is done, `npm test -- journeys` also the journeys in Firefox
 * and WebKit, and `npm run test:all` everything. A failed step does not hide the next ones. The last line is
 * `N passed, N failed`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";

const jest = "jest -c .config/jest.config.mjs --ci --selectProjects";
const playwright = "playwright test -c .config/playwright.config.ts";

const change = [`${playwright} --project=browser`];
const engines = `${playwright} --project=firefox --project=webkit`;
/** The commands of each set that want a built site. */
const sets: Readonly<Record<string, readonly string[]>> = {
  change,
  journeys: [...change, `${engines} engines/journey`],
  all: [
    ...change,
    `${playwright} --project=slow --project=vendors slow/rebuilds slow/sweeps slow/vendors slow/w3c`,
    // Each of these takes both cores.
    `${playwright} --project=slow --workers=1 slow/studio`,
    engines,
  ],
};

let passed = 0;
let failed = 0;

/** What Jest ("Tests: 1 failed, 6 passed, 7 total") and Playwright ("  6 passed (3.2m)") end with. */
const summary = /^(?:Tests:|\s+\d+ (?:passed|failed|flaky)\b).*$/gm;

/** Adds the tests of an output; those that passed on a retry have passed. @returns how many failed. */
function count(output: string): number {
  const lines = output.match(summary)?.join("\n") ?? "";
  const sum = (state: RegExp) =>
    [...lines.matchAll(state)].reduce((all, [, number]) => all + Number(number), 0);
  passed += sum(/(\d+) (?:passed|flaky)/g);
  const failures = sum(/(\d+) failed/g);
  failed += failures;
  return failures;
}

/** Runs a command. Its output is shown as it comes, or only if it fails. @returns whether it passed. */
async function step(command: string, shown: "output" | "failure" = "output"): Promise<boolean> {
  console.log(`\n▶ ${command}`);
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (shown === "output") process.stdout.write(text);
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  // Gatsby moves the cursor even without a terminal.
  const text = stripVTControlCharacters(output);
  const failures = count(text);
  if (code !== 0 && shown === "failure") console.log(text);
  // A command without tests counts as one, and so does what fails beside them: a suite that does not compile.
  if (code !== 0 && failures === 0) failed += 1;
  else if (shown === "failure") passed += 1;
  console.log(`${code === 0 ? "✔" : "✖"} ${command}`);
  return code === 0;
}

async function run(set: string): Promise<void> {
  const onSite = sets[set];
  if (!onSite) throw new Error(`There is no set "${set}": ${Object.keys(sets).join(", ")}.`);
  // The build also generates the types of the page queries.
  const isBuilt = await step("npm run --silent build", "failure");
  await step("concurrently --group npm:lint npm:types npm:format:check", "failure");
  await step(`${jest} unit tools repository receiver ${isBuilt ? "site" : ""}`);
  if (isBuilt) for (const command of onSite) await step(command);
  if (set === "all") await step(`${jest} builds`);
  if (!isBuilt) console.log("\n✖ Without a build, nothing that reads it has run.");

  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}

void run(process.argv[2] ?? "change");
