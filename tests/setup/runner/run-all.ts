/**
 * `npm test`: runs all checks, in the order of a build server.
 *
 * The run continues after a failed step. Only a failed build skips the tests that read the built site, which
 * then count as failed. The last line is `N passed, N failed`.
 */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { engineNames, type EngineName } from "../engines/engine";
import { engineTitles, findEngine } from "../engines/find-engine";
import { countJestResults, passedOnLaterTry, type Counts, type JestResults } from "./jest-counts";

const projectDirectory = resolve(__dirname, "../../..");
const jest = require.resolve("jest/bin/jest");

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

/** The tests of one Jest project. */
function jestStep(
  project: "unit" | "build" | "e2e" | "visual" | EngineName,
  ...flags: string[]
): Step {
  const name = `${project} tests`;
  return {
    name,
    async run() {
      const folder = await mkdtemp(join(tmpdir(), "test-results-"));
      const outputFile = join(folder, "results.json");
      const args = [jest, "-c", ".config/jest.config.mjs", "--selectProjects", project, "--ci"];
      args.push("--json", "--outputFile", outputFile, ...flags);
      const { exitCode } = await execute(process.execPath, args, "show");
      const results = await readResults(outputFile);
      await rm(folder, { recursive: true, force: true });
      if (results?.testResults.length === 0) console.log(`There are no ${name}.`);
      for (const name of results ? passedOnLaterTry(results) : []) {
        console.log(`! passed only when retried: ${name}`);
      }
      return countJestResults(results, exitCode);
    },
  };
}

/** The tests in one engine. They are skipped if it is not installed, unless it is required. */
function engineStep(engine: EngineName): Step {
  const { missing } = findEngine(engine);
  if (missing.length === 0) return jestStep(engine, "--maxWorkers=2");
  const isRequired = (process.env.REQUIRED_ENGINES ?? "").split(" ").includes(engine);
  return {
    name: `${engine} tests`,
    run() {
      const outcome = isRequired ? "its tests cannot run" : "its tests are skipped";
      console.log(`${engineTitles[engine]}: not installed (${missing.join(", ")}), ${outcome}`);
      return Promise.resolve({ passed: 0, failed: isRequired ? 1 : 0 });
    },
  };
}

async function readResults(file: string): Promise<JestResults | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as JestResults;
  } catch {
    // Jest exited early and has printed why.
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

async function runAll(): Promise<void> {
  const results: Counts[] = [];
  const build = await runStep(scriptStep("build", "build"));
  results.push(build);
  results.push(await runStep(scriptStep("types", "types")));
  results.push(await runStep(scriptStep("lint", "lint")));
  results.push(await runStep(scriptStep("format", "format:check")));
  results.push(await runStep(jestStep("unit")));

  // Two workers: each test file starts its own server and browser, and mostly waits for them.
  for (const step of [
    jestStep("build"),
    jestStep("e2e", "--maxWorkers=2"),
    jestStep("visual", "--runInBand"),
    ...engineNames.map(engineStep),
  ]) {
    if (build.failed === 0) {
      results.push(await runStep(step));
    } else {
      console.log(`\n✖ ${step.name}: skipped, as the build failed`);
      results.push({ passed: 0, failed: 1 });
    }
  }

  const sum = (kind: keyof Counts): number =>
    results.reduce((total, counts) => total + counts[kind], 0);
  const failed = sum("failed");
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${sum("passed")} passed, ${failed} failed`);
}

void runAll();
