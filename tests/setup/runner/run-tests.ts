/**
 * `npm test` runs what has to hold before a change is done, `npm test -- journeys` also the journeys in Firefox
 * and WebKit, and `npm run test:all` everything. A failed step does not hide the next ones. The last line counts
 * the steps: `N passed, N failed`.
 */
import { spawnSync } from "node:child_process";
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

const set = process.argv[2] ?? "change";
const onSite = sets[set];
if (!onSite) throw new Error(`There is no set "${set}": ${Object.keys(sets).join(", ")}.`);

let passed = 0;
let failed = 0;

/** Runs a command. Its output is shown as it comes, or only if it fails. @returns whether it passed. */
function step(command: string, shown: "output" | "failure" = "output"): boolean {
  console.log(`\n▶ ${command}`);
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: "utf8",
    maxBuffer: Infinity,
    stdio: ["ignore", ...(shown === "output" ? (["inherit", "inherit"] as const) : [])],
  });
  const isPassed = status === 0;
  if (isPassed) passed += 1;
  else failed += 1;
  // Gatsby moves the cursor even without a terminal.
  if (!isPassed && shown === "failure") console.log(stripVTControlCharacters(stdout + stderr));
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`${isPassed ? "✔" : "✖"} ${command} (${seconds} s)`);
  return isPassed;
}

// The build also generates the types of the page queries.
const isBuilt = step("npm run --silent build", "failure");
step("concurrently --group npm:lint npm:types npm:format:check", "failure");
step(`${jest} unit tools repository receiver ${isBuilt ? "site" : ""}`);
if (isBuilt) for (const command of onSite) step(command);
if (set === "all") step(`${jest} builds`);
if (!isBuilt) console.log("\n✖ Without a build, nothing that reads it has run.");

process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
