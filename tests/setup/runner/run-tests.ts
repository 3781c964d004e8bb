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
      readonly status: string;
    }[];
  }[];
};

/** The parts of Playwright's result file that are read here. */
type PlaywrightResults = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  /** What kept tests from running: a file that does not compile, a server that does not start. */
  readonly errors: readonly unknown[];
};

/** Arguments of Playwright for each step in a browser. */
const change = [["--project=browser"]];
const engines = ["--project=firefox", "--project=webkit"];
const journeys = [[...engines, "engines/journey"]];
const longRun = [
  ["--project=slow", "slow/rebuilds", "slow/sweeps", "slow/w3c"],
  // Each of these takes both cores.
  ["--project=slow", "--workers=1", "slow/studio"],
  engines,
];
const sets: Readonly<Record<string, string[][]>> = {
  change,
  journeys: [...change, ...journeys],
  all: [...change, ...longRun],
};

let passed = 0;
let failed = 0;
let retried = 0;

async function execute(
  args: string[],
  isShown: boolean,
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const [command, ...rest] = args as [string, ...string[]];
  const stdio = isShown ? "inherit" : "pipe";
  const child = spawn(command, rest, {
    cwd: projectDirectory,
    env: { ...process.env, ...env },
    stdio: ["ignore", stdio, stdio],
  });
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

/** Runs tests that write their results as JSON to a file. @returns whether none failed. */
async function tests(
  name: string,
  command: (file: string) => { readonly args: string[]; readonly env?: NodeJS.ProcessEnv },
  read: (results: unknown) => {
    readonly passed: number;
    readonly failed: number;
    readonly flaky: number;
  },
): Promise<boolean> {
  return await step(name, async () => {
    const folder = mkdtempSync(join(tmpdir(), "test-results-"));
    const file = join(folder, "results.json");
    const { args, env } = command(file);
    const { code } = await execute(args, true, env);
    let failures: number;
    try {
      const counts = read(JSON.parse(readFileSync(file, "utf8")));
      passed += counts.passed;
      retried += counts.flaky;
      failures = counts.failed;
      // Without tests, or with another exit code than its tests explain.
      if (failures === 0 && (counts.passed === 0 || code !== 0)) failures = 1;
    } catch {
      // It exited before it wrote them, and printed why.
      failures = 1;
    }
    failed += failures;
    rmSync(folder, { recursive: true });
    return failures;
  });
}

/** Tests of some Jest projects. A suite that fails without a failed test (it does not compile) counts as one failure. */
async function jest(...projects: string[]): Promise<boolean> {
  return await tests(
    `${projects.join(", ")} tests`,
    (file) => ({
      args: ["npx", "jest", "-c", ".config/jest.config.mjs", "--ci"].concat(
        ["--json", "--outputFile", file, "--selectProjects"],
        projects,
      ),
    }),
    (results) => {
      const { numPassedTests, numFailedTests, testResults } = results as JestResults;
      const broken = testResults.filter(
        ({ status, assertionResults }) =>
          status === "failed" && !assertionResults.some((test) => test.status === "failed"),
      );
      return { passed: numPassedTests, failed: numFailedTests + broken.length, flaky: 0 };
    },
  );
}

async function playwright(...args: string[]): Promise<boolean> {
  return await tests(
    `browser tests: ${args.join(" ")}`,
    (file) => ({
      args: ["npx", "playwright", "test", "-c", ".config/playwright.config.ts"].concat(
        ["--reporter=list,json"],
        args,
      ),
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_LIST_PRINT_STEPS: "0" },
    }),
    (results) => {
      const { stats, errors } = results as PlaywrightResults;
      const { expected, unexpected, flaky } = stats;
      return { passed: expected + flaky, failed: unexpected + errors.length, flaky };
    },
  );
}

async function run(set: string): Promise<void> {
  const onSite = sets[set];
  if (!onSite) throw new Error(`There is no set "${set}": ${Object.keys(sets).join(", ")}.`);
  // The build also generates the types of the page queries.
  const isBuilt = await script("build");
  await Promise.all(["lint", "types", "format:check"].map(script));
  await jest("unit", "tools", "repository", "receiver", ...(isBuilt ? ["site"] : []));
  if (isBuilt) for (const args of onSite) await playwright(...args);
  else failed += 1;
  if (set === "all") await jest("builds");
  if (!isBuilt) console.log("\n✖ Without a build, nothing that reads it has run.");

  const maxRetried = Math.ceil(passed * maxRetriedShare);
  if (retried > maxRetried) {
    failed += 1;
    console.log(`✖ More than ${maxRetried} tests passed only on a retry.`);
  }
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}

void run(process.argv[2] ?? "change");
