/**
 * `npm run bench [-- <posts> …]`: builds sites of 100 and 1,000 posts in two languages, or of the given numbers,
 * from nothing, unchanged and with one post edited, in a Sanity project whose API is the local content server's.
 * Exits with 1 when memory exceeds its limit, or when an edit changes needless pages.
 */
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { runCommand } from "../../src/cli/run-command";
import { pageFiles } from "../../src/gatsby/output/flatten-html";
import { postPath } from "../../src/i18n/routes";
import { loopbackProject } from "../../src/sanity/loopback-project";
import { createSandbox, type Sandbox } from "../setup/builds/sandbox";
import { embeddedDocuments } from "../setup/content/embedded-posts";
import { startProject } from "../setup/content/sanity-project";
import { schemaFile } from "../setup/content/schema-file";
import type { Document } from "../setup/content/small-content";
import { findFreePort } from "../setup/servers/free-port";
import { print } from "./harness";

const defaultSizes = [100, 1_000];

/** Megabytes that the main process may take with up to 1,000 posts. */
const maxMemory = 1_536;

type Post = Document & {
  readonly title: string;
  readonly titleEn: string;
  readonly slug: { readonly current: string };
  readonly slugEn: { readonly current: string };
};

const newest = Date.UTC(2024, 11, 31, 7);
const day = 86_400_000;

/** Returns posts with the texts, pictures and attachments of others in rotation, whose files they share. */
function generatePosts(sources: readonly Post[], count: number): Post[] {
  return Array.from({ length: count }, (_, index) => {
    const source = sources[index % sources.length]!;
    const number = index + 1;
    return {
      ...source,
      _id: `bench-post-${number}`,
      title: `${source.title} ${number}`,
      titleEn: `${source.titleEn} ${number}`,
      slug: { current: `${source.slug.current}-${number}` },
      slugEn: { current: `${source.slugEn.current}-${number}` },
      publishedAt: new Date(newest - index * day).toISOString(),
    };
  });
}

/** Returns the peak memory in megabytes of the largest process that works in a folder; 0 where there is none. */
function largestProcess(folder: string): number {
  if (!existsSync("/proc/self/stat")) return 0;
  const peaks = readdirSync("/proc").map((pid) => {
    try {
      if (!readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)) return 0;
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024;
    } catch {
      // No process, another user's, or one that has ended meanwhile.
      return 0;
    }
  });
  return Math.max(...peaks);
}

/** Of the project's API. */
const port = findFreePort();

/** Builds the sandbox's site. @returns the peak memory of the largest process in megabytes. */
async function build(sandbox: Sandbox, label: string) {
  let memory = 0;
  const watch = () => (memory = Math.max(memory, largestProcess(sandbox.directory)));
  const timer = setInterval(watch, 200);
  const { projectId, apiHost } = loopbackProject(await port);
  const folder = sandbox.datasetDirectory;
  const names = { projectId, dataset: "aside", folder, schemaFile };
  const server = await startProject({ ...names, port: await port });
  const start = performance.now();
  const project = { SANITY_PROJECT_ID: projectId, SANITY_API_HOST: apiHost };
  await sandbox.build({ settings: project }).finally(() => clearInterval(timer));
  const seconds = (performance.now() - start) / 1_000;
  await server.close();
  print(`  ${label.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${memory.toFixed(0)} MB`);
  return memory;
}

async function readPages({ directory, publicDirectory }: Sandbox): Promise<Map<string, string>> {
  const files = pageFiles({ publicDirectory, staticDirectory: join(directory, "static") });
  const read = async (file: string) =>
    [file, await readFile(join(publicDirectory, file), "utf8")] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Builds a site three times. @returns what exceeds its limit. */
async function measureBuilds(
  sandbox: Sandbox,
  others: readonly Document[],
  posts: readonly Post[],
) {
  const post = posts[Math.floor(posts.length / 2)]!;
  const titles = { title: `${post.title} (ny)`, titleEn: `${post.titleEn} (new)` };
  const links = [
    `${postPath(post.slug.current, "sv")}"`,
    `${postPath(post.slugEn.current, "en")}"`,
  ];

  await sandbox.clean();
  await sandbox.writeContent([...others, ...posts]);
  const cold = await build(sandbox, "from nothing");
  const unchanged = await build(sandbox, "nothing changed");
  // Not of the build from nothing, whose pages name another compilation hash.
  const before = await readPages(sandbox);
  // Missing pages would improve the figures.
  if (before.size < 2 * posts.length) throw new Error(`The build has only ${before.size} pages.`);
  const edited = { ...post, ...titles, _updatedAt: new Date().toISOString() };
  await sandbox.writeContent([...others, ...posts.map((each) => (each === post ? edited : each))]);
  const changed = await build(sandbox, "one post edited");

  const pages = await readPages(sandbox);
  const rewritten = [...pages].filter(([file, html]) => before.get(file) !== html);
  print(`  of ${pages.size} pages, the edit has changed ${rewritten.length}`);
  const needless = rewritten.filter(([, html]) => !links.some((link) => html.includes(link)));
  const memory = Math.max(cold, unchanged, changed);
  const isTooLarge = posts.length <= 1_000 && memory > maxMemory;
  return [
    ...needless.map(([file]) => `${file} has changed and does not show the edited post`),
    ...(isTooLarge ? [`memory: ${memory.toFixed(0)} MB, at most ${maxMemory} MB`] : []),
  ];
}

function readSizes(): number[] {
  const sizes = process.argv.slice(2).map(Number);
  const isSize = (size: number) => Number.isInteger(size) && size > 0;
  if (!sizes.every(isSize)) throw new Error("Usage: npm run bench [-- <number of posts> …]");
  return sizes.length > 0 ? sizes : defaultSizes;
}

runCommand(async (stopping) => {
  const sizes = readSizes();
  const documents = embeddedDocuments;
  const others = documents.filter(({ _type }) => _type !== "post");
  const sources = documents.filter(
    (each): each is Post => each._type === "post" && Boolean(each.slug) && Boolean(each.slugEn),
  );
  print(`${cpus().length} cores, Node ${process.versions.node}; built in a temporary folder`);
  const sandbox = await createSandbox();
  stopping.addEventListener("abort", () => void sandbox.remove());
  const problems: string[] = [];
  for (const size of sizes) {
    print(`\n${size} posts in two languages`);
    const posts = generatePosts(sources, size);
    problems.push(...(await measureBuilds(sandbox, others, posts)));
  }
  print(`\n${problems.map((each) => `✖ ${each}`).join("\n") || "Every limit is kept"}`);
  if (problems.length > 0) process.exitCode = 1;
});
