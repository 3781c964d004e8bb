/**
 * `npm test` runs what has to hold before a change is done, `npm test -- journeys` also the journey in Firefox
 * and WebKit, and `npm run test:all` everything. A failed step does not hide the next ones. The last line is
 * `N passed, N failed`.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

const projectDirectory = resolve(__dirname, "../../..");

/** Share of all tests that may pass on a retry, as on a busy machine. More hide a race. */
const maxRetriedShare = 1 / 1_000;

/** The parts of Jest's result file that are read here. */
type JestResults = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** How often the test ran; more than once if it was retried. */
      readonly invocations?: number;
    }[];
  }[];
};

/** Arguments of Jest for each step that reads the built site. */
const change = [["site"], ["browser"]];
const journeys = [["engines", "--testPathPatterns", "engines/journey"]];
const longRun = [
  ["slow", "--testPathPatterns", "slow/(rebuilds|sweeps|w3c)"],
  // Each of these takes both cores.
  ["slow", "--runInBand", "--testPathPatterns", "slow/(faults|studio)"],
  ["engines"],
];
const sets: Readonly<Record<string, string[][]>> = {
  change,
  journeys: [...change, ...journeys],
  all: [...change, ...longRun],
};

let passed = 0;
let failed = 0;
const retried: string[] = [];

async function execute(
  args: string[],
  isShown: boolean,
): Promise<{ code: number; output: string }> {
  const [command, ...rest] = args as [string, ...string[]];
  const stdio = isShown ? "inherit" : "pipe";
  const child = spawn(command, rest, { cwd: projectDirectory, stdio: ["ignore", stdio, stdio] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const code = await new Promise<number>((done, fail) => {
    child.once("error", fail);
    child.once("close", (exitCode) => done(exitCode ?? 1));
  });
  return { code, output };
}

/** Runs a step, which counts its tests and returns how many failed. @returns whether none did. */
async function step(name: string, run: () => Promise<number>): Promise<boolean> {
  console.log(`\n▶ ${name}`);
  const start = performance.now();
  const isPassed = (await run()) === 0;
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`${isPassed ? "✔" : "✖"} ${name} (${seconds} s)`);
  return isPassed;
}

/** A script of `package.json`, which counts as one test. Its output is shown when it fails. */
async function script(name: string): Promise<boolean> {
  return await step(name, async () => {
    const { code, output } = await execute(["npm", "run", "--silent", name], false);
    if (code === 0) passed += 1;
    else failed += 1;
    // Gatsby moves the cursor even without a terminal.
    if (code !== 0) console.log(stripVTControlCharacters(output).trimEnd());
    return code === 0 ? 0 : 1;
  });
}

/**
 * Tests of some Jest projects. A suite that fails without a failed test counts as one failure (it does not
 * compile, or a hook threw), and so does a run without tests, or with another exit code than its tests explain.
 */
async function jest(...args: string[]): Promise<boolean> {
  return await step(`${args.join(" ")} tests`, async () => {
    const folder = mkdtempSync(join(tmpdir(), "test-results-"));
    const file = join(folder, "results.json");
    const config = ["-c", ".config/jest.config.mjs", "--ci"];
    const output = ["--json", "--outputFile", file];
    let failures: number;
    const { code } = await execute(
      ["npx", "jest", ...config, ...output, "--selectProjects", ...args],
      true,
    );
    try {
      const { testResults, ...counts } = JSON.parse(readFileSync(file, "utf8")) as JestResults;
      const broken = testResults.filter(
        ({ status, assertionResults }) =>
          status === "failed" && !assertionResults.some((test) => test.status === "failed"),
      );
      failures = counts.numFailedTests + broken.length;
      const isHollow = failures === 0 && (counts.numPassedTests === 0 || code !== 0);
      passed += counts.numPassedTests;
      failures += Number(isHollow);
      const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
      retried.push(
        ...tests
          .filter(({ status, invocations = 1 }) => status === "passed" && invocations > 1)
          .map(({ fullName }) => fullName),
      );
    } catch {
      // Jest exited before it wrote them, and printed why.
      failures = 1;
    }
    failed += failures;
    rmSync(folder, { recursive: true });
    return failures;
  });
}

async function run(set: string): Promise<void> {
  const onSite = sets[set];
  if (!onSite) throw new Error(`There is no set "${set}": ${Object.keys(sets).join(", ")}.`);
  // The build also generates the types of the page queries.
  const isBuilt = await script("build");
  await Promise.all(["lint", "types", "format:check"].map(script));
  await jest("unit", "tools", "repository", "receiver");
  for (const args of onSite) {
    if (isBuilt) await jest(...args);
    else failed += 1;
  }
  if (!isBuilt) console.log("\n✖ Without a build, nothing that reads it has run.");

  for (const name of retried) console.log(`! passed on a retry: ${name}`);
  const maxRetried = Math.ceil(passed * maxRetriedShare);
  if (retried.length > maxRetried) {
    failed += 1;
    console.log(`✖ More than ${maxRetried} tests passed only on a retry.`);
  }
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}

void run(process.argv[2] ?? "change");
