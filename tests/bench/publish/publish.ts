/**
 * `npm run bench -- publish`: what a publish costs a host, beside an Astro project with the same posts. Both take
 * turns, so that whatever else the machine does meets both.
 */
import { spawn } from "node:child_process";
import { cp, mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { embeddedDataset, type Sandbox } from "../../setup/builds/sandbox";
import type { BilingualPost, DatasetDocument } from "../generate-posts";
import { measured, measuredBuild, type Build } from "../measured-build";
import { print, reportBuild } from "../report";
import { writeAstroPosts, writeAstroProject } from "./astro-project";

/** A site to publish. */
export type PublishedSite = {
  readonly name: string;
  /** Posts in both languages: the pages of the Astro project. */
  readonly posts: readonly BilingualPost[];
  /** All other documents: only this site has them. */
  readonly others: readonly DatasetDocument[];
};

const project = resolve(__dirname, "../../..");
/** What a host has before it installs: the manifests, and the package that they link to. */
const installed = [
  "package.json",
  "package-lock.json",
  "src/gatsby/internals/parcel",
  ".npmrc",
] as const;

/** Runs a command, and measures it. @throws Error with the end of its log when it fails. */
function measuredCommand(cwd: string, command: string, ...args: string[]): Promise<Build> {
  return measured(
    (onStart) =>
      new Promise((settle, reject) => {
        const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NODE_OPTIONS: "" };
        const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
        let log = "";
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding("utf8").on("data", (text: string) => (log += text));
        }
        if (child.pid !== undefined) onStart(child.pid);
        child.once("error", reject);
        child.once("close", (code) => {
          if (code === 0) settle(log);
          else reject(new Error(`${command} ${args.join(" ")} failed:\n${log.slice(-4_000)}`));
        });
      }),
  );
}

function compare(step: string, site: Build, astro: Build): void {
  reportBuild(`${step}, this site`, site);
  reportBuild(`${step}, Astro`, astro);
  const ratio = (value: (build: Build) => number | undefined) =>
    ((value(site) ?? Number.NaN) / (value(astro) ?? Number.NaN)).toFixed(2);
  print(
    `    this site / Astro: time ${ratio(({ seconds }) => seconds)}, ` +
      `processor ${ratio(({ processorSeconds }) => processorSeconds)}, ` +
      `memory ${ratio(({ memory }) => memory?.largest)}`,
  );
}

/** Installs both, as a host does: from a lockfile, without development packages. */
async function measureInstall(directory: string, astro: string): Promise<void> {
  const site = join(directory, "install");
  for (const name of installed)
    await cp(join(project, name), join(site, name), { recursive: true });
  await measuredCommand(astro, "npm", "install", "--no-audit", "--no-fund");
  const ofSite = await measuredCommand(site, "npm", "ci", "--omit=dev", "--no-audit");
  await rm(join(astro, "node_modules"), { recursive: true });
  // From the lockfile as well. Not `npm ci`: npm leaves optional packages of other systems out of the lockfile
  // that it writes, and then refuses it.
  const ofAstro = await measuredCommand(astro, "npm", "install", "--omit=dev", "--no-audit");
  compare("install", ofSite, ofAstro);
  await rm(site, { recursive: true });
}

/** Builds every site from nothing, again, and with one post's titles edited. */
export async function benchPublish(
  sandbox: Sandbox,
  sites: readonly PublishedSite[],
): Promise<void> {
  const astro = join(sandbox.directory, "tmp/astro");
  await mkdir(astro, { recursive: true });
  await writeAstroProject(astro, join(embeddedDataset, "images"));
  await measureInstall(join(sandbox.directory, "tmp"), astro);

  const buildAstro = () => measuredCommand(astro, "npx", "astro", "build");
  for (const { name, posts, others } of sites) {
    print(`\n${name}`);
    const write = async (each: readonly BilingualPost[]) => {
      await sandbox.writeContent([...others, ...each]);
      await writeAstroPosts(astro, each);
    };
    await sandbox.clean();
    for (const folder of ["dist", ".astro", "node_modules/.astro", "node_modules/.vite"]) {
      await rm(join(astro, folder), { recursive: true, force: true });
    }
    await write(posts);
    compare("from nothing", await measuredBuild(sandbox), await buildAstro());
    compare("nothing changed", await measuredBuild(sandbox), await buildAstro());
    const editedIndex = Math.floor(posts.length / 2);
    const edited = posts.map((post, index) =>
      index === editedIndex
        ? { ...post, title: `${post.title} (ny)`, titleEn: `${post.titleEn} (new)` }
        : post,
    );
    await write(edited);
    compare("one post edited", await measuredBuild(sandbox), await buildAstro());
  }
}
