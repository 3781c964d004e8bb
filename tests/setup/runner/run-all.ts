/**
 * `npm test`: everything that has to hold before a change is done, in the order of a build server.
 *
 * A failed step does not hide the next ones. Only the tests that read the built site are skipped,
 * and count as failed, when there is none. The last line is `N passed, N failed`.
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
      // Gatsby moves the cursor about even when nobody looks.
      console.log(stripVTControlCharacters(output).trimEnd());
      return { passed: 0, failed: 1 };
    },
  };
}

/** One kind of tests. Jest prints a line for each suite that passes and all about one that fails. */
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
        console.log(`! passed only when tried again: ${name}`);
      }
      return countJestResults(results, exitCode);
    },
  };
}

/** The journeys in one engine. Where it is not installed they are skipped, unless it is required. */
function engineStep(engine: EngineName): Step {
  const { missing } = findEngine(engine);
  if (missing.length === 0) return jestStep(engine, "--maxWorkers=2");
  const isRequired = (process.env.REQUIRED_ENGINES ?? "").split(" ").includes(engine);
  return {
    name: `${engine} tests`,
    run() {
      const outcome = isRequired ? "its journeys cannot run" : "its journeys are skipped";
      console.log(`${engineTitles[engine]}: not installed (${missing.join(", ")}), ${outcome}`);
      return Promise.resolve({ passed: 0, failed: isRequired ? 1 : 0 });
    },
  };
}

async function readResults(file: string): Promise<JestResults | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as JestResults;
  } catch {
    // Jest ended before it wrote them, and said why.
    return undefined;
  }
}

function execute(
  command: string,
  args: string[],
  mode: "show" | "collect",
): Promise<{ exitCode: number; output: string }> {
  return new Promise((settle, reject) => {
    const stdio = mode === "show" ? "inherit" : "pipe";
    const child = spawn(command, args, { cwd: projectDirectory, stdio: ["ignore", stdio, stdio] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    child.once("error", reject);
    child.once("close", (code) => settle({ exitCode: code ?? 1, output }));
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
  const all: Counts[] = [];
  const build = await runStep(scriptStep("build", "build"));
  all.push(build);
  all.push(await runStep(scriptStep("types", "types")));
  all.push(await runStep(scriptStep("lint", "lint")));
  all.push(await runStep(scriptStep("format", "format:check")));
  all.push(await runStep(jestStep("unit")));

  // Each file of browser tests runs a server and a browser of its own, and waits for them most of the time.
  for (const step of [
    jestStep("build"),
    jestStep("e2e", "--maxWorkers=2"),
    jestStep("visual", "--runInBand"),
    ...engineNames.map(engineStep),
  ]) {
    if (build.failed === 0) {
      all.push(await runStep(step));
    } else {
      console.log(`\n✖ ${step.name}: skipped, as the build failed`);
      all.push({ passed: 0, failed: 1 });
    }
  }

  const sum = (kind: keyof Counts): number =>
    all.reduce((total, counts) => total + counts[kind], 0);
  const failed = sum("failed");
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${sum("passed")} passed, ${failed} failed`);
}

void runAll();
