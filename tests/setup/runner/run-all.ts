/**
 * `npm test`: everything that has to hold before a change is done. `npm test -- --all` adds what takes
 * long or needs more than Node: sweeps through every page and width, further builds, the Studio, the W3C's
 * validator, journeys in Firefox and WebKit.
 *
 * A failed step does not hide the next ones. Only the tests that read the built site are skipped, and
 * count as failed, when there is none. The last line is `N passed, N failed`.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { EngineName } from "../engines/engine";
import { engineTitles, findEngine } from "../engines/find-engine";
import { countJestResults, passedOnRetry, type Counts, type JestResults } from "./jest-counts";

const projectDirectory = resolve(__dirname, "../../..");
const jest = require.resolve("jest/bin/jest");
const isComplete = process.argv.includes("--all");

/** Share of a run's tests that may pass on a retry, as on a busy machine. More hide a race. */
const maxRetriedShare = 1 / 1_000;
const retried: string[] = [];

type Step = { readonly name: string; run(): Promise<Counts> };

/** A command that counts as one test. Its output is shown when it fails. */
function scriptStep(name: string, script: string): Step {
  return {
    name,
    async run() {
      const { exitCode, output } = await execute("npm", ["run", "--silent", script], "collect");
      if (exitCode === 0) return { passed: 1, failed: 0 };
      // Gatsby moves the cursor even without a terminal.
      console.log(stripVTControlCharacters(output).trimEnd());
      return { passed: 0, failed: 1 };
    },
  };
}

/** Tests of some Jest projects. Jest prints a line for each suite that passes, and all about one that fails. */
function jestStep(projects: readonly string[], ...flags: string[]): Step {
  const name = `${projects.join(" and ")} tests`;
  return {
    name,
    async run() {
      const folder = await mkdtemp(join(tmpdir(), "test-results-"));
      const outputFile = join(folder, "results.json");
      const args = [jest, "-c", ".config/jest.config.mjs", "--selectProjects", ...projects, "--ci"];
      args.push("--json", "--outputFile", outputFile, ...flags);
      const { exitCode } = await execute(process.execPath, args, "show");
      const results = await readResults(outputFile);
      await rm(folder, { recursive: true, force: true });
      retried.push(...(results ? passedOnRetry(results) : []));
      return countJestResults(results, exitCode);
    },
  };
}

/** A step that needs more than Node: skipped where that is missing, unless `REQUIRED_ENGINES` names it. */
function optionalStep(name: string, missing: readonly string[], step: Step): Step {
  if (missing.length === 0) return step;
  const isRequired = (process.env.REQUIRED_ENGINES ?? "").split(" ").includes(name);
  return {
    name: step.name,
    run() {
      console.log(`Not installed: ${missing.join(", ")}. ${isRequired ? "Failed" : "Skipped"}.`);
      return Promise.resolve({ passed: 0, failed: isRequired ? 1 : 0 });
    },
  };
}

function engineStep(engine: EngineName): Step {
  const { missing } = findEngine(engine);
  const step = jestStep([engine], "--maxWorkers=2");
  return optionalStep(engine, missing, { ...step, name: `Journeys in ${engineTitles[engine]}` });
}

function w3cStep(): Step {
  const missing = spawnSync("java", ["-version"]).error ? ["java"] : [];
  return optionalStep("java", missing, jestStep(["w3c"]));
}

async function readResults(file: string): Promise<JestResults | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as JestResults;
  } catch {
    // Jest exited before it wrote them, and printed why.
    return undefined;
  }
}

function execute(
  command: string,
  args: string[],
  mode: "show" | "collect",
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve, reject) => {
    const stdio = mode === "show" ? "inherit" : "pipe";
    const child = spawn(command, args, { cwd: projectDirectory, stdio: ["ignore", stdio, stdio] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

async function runStep({ name, run }: Step): Promise<Counts> {
  console.log(`\n▶ ${name}`);
  const start = performance.now();
  const counts = await run().catch((error: unknown) => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`${counts.failed === 0 ? "✔" : "✖"} ${name} (${seconds} s)`);
  return counts;
}

/** Runs steps one after the other. */
async function runInTurn(steps: readonly Step[]): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const step of steps) counts.push(await runStep(step));
  return counts;
}

/** A build is done: ESLint and TypeScript use one processor each, so they run side by side. */
async function checkCode(): Promise<Counts[]> {
  const lanes = await Promise.all([
    runInTurn([scriptStep("lint", "lint")]),
    runInTurn([scriptStep("types", "types"), scriptStep("format", "format:check")]),
  ]);
  return lanes.flat();
}

/** Each suite of browser tests has a server and a browser of its own, and mostly waits for them. */
const siteSteps: readonly Step[] = [
  jestStep(["build"], "--maxWorkers=2"),
  jestStep(["e2e"], "--maxWorkers=2"),
  jestStep(["visual"], "--runInBand"),
  ...(isComplete
    ? [
        jestStep(["sweeps"], "--maxWorkers=2"),
        jestStep(["rebuilds"], "--maxWorkers=2"),
        jestStep(["studio"], "--runInBand"),
        w3cStep(),
        engineStep("firefox"),
        engineStep("webkit"),
      ]
    : []),
];

async function runAll(): Promise<void> {
  // The build also generates the types of the page queries.
  const build = await runStep(scriptStep("build", "build"));
  const code = await checkCode();
  const unit = await runInTurn([
    jestStep(["unit", "components"], "--maxWorkers=2"),
    jestStep(["receiver"], "--maxWorkers=2"),
  ]);
  const site =
    build.failed === 0
      ? await runInTurn(siteSteps)
      : siteSteps.map(({ name }) => {
          console.log(`\n✖ ${name}: skipped, as the build failed`);
          return { passed: 0, failed: 1 };
        });

  const all = [build, ...code, ...unit, ...site];
  const sum = (kind: keyof Counts): number => all.reduce((total, each) => total + each[kind], 0);
  for (const name of retried) console.log(`! passed on a retry: ${name}`);
  const maxRetried = Math.ceil(sum("passed") * maxRetriedShare);
  const tooManyRetries = retried.length > maxRetried;
  if (tooManyRetries) console.log(`✖ More than ${maxRetried} tests passed only on a retry.`);
  const failed = sum("failed") + Number(tooManyRetries);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${sum("passed")} passed, ${failed} failed`);
}

void runAll();
