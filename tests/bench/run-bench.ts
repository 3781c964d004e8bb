/**
 * `npm run bench`: compares the size of first loads and the build cost of an additional page with this
 * site's limits. Exits with 1 if one is missed.
 *
 * `npm run bench -- scripts` and `npm run bench -- pages` run one half. `npm run bench -- rebuilds` builds
 * sites of 100 and 1,000 posts cold, unchanged, and after an edit; `npm run bench -- rebuilds 10000` one of
 * that size. `npm run bench -- publish` does the same, an installation, and the embedded content, beside an
 * Astro project.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { htmlFile } from "../../src/gatsby/output/flatten-html";
import { postPath } from "../../src/i18n/routes";
import { createSandbox, embeddedDataset, type Sandbox } from "../setup/builds/sandbox";
import { measureFirstLoads, viewports } from "./first-load";
import {
  generatePosts,
  isBilingualPost,
  isPost,
  parseDocuments,
  type BilingualPost,
  type DatasetDocument,
} from "./generate-posts";
import { measuredBuild, type Build } from "./measured-build";
import { benchPublish } from "./publish/publish";
import { measureRebuilds } from "./rebuilds";
import {
  grouped,
  print,
  reportBuild,
  reportFirstLoads,
  reportFurtherPage,
  reportGrowth,
  reportRebuilds,
  type Size,
} from "./report";

const manyPosts = 500;
/** Number of posts, each in two languages. */
const smallSite = 100;
const largeSite = 1_000;
/** The second round of timed builds is skipped if it would end later than this. */
const longestRunMinutes = 8;

type Bench = {
  readonly sandbox: Sandbox;
  readonly documents: readonly DatasetDocument[];
  readonly signal: AbortSignal;
};

async function benchScripts({ sandbox, documents, signal }: Bench): Promise<string[]> {
  const bilingual = documents.filter(isBilingualPost);
  // A post with attachments has every kind of content.
  const post = bilingual.find(({ attachments }) => attachments !== undefined) ?? bilingual[0];
  if (!post) throw new Error("The embedded dataset has no post in both languages.");
  const count = documents.filter(isPost).length;

  print(
    `\nFirst-load JavaScript, gzipped, of the built site with its ${count} posts (1 KB = 1,024 bytes)`,
  );
  const sizes = viewports.map(({ name, width, height }) => `${name} ${width}×${height}`).join(", ");
  print("All that a browser fetches as script until two seconds after load, nothing touched");
  print(`(${sizes}):`);
  await sandbox.clean();
  await sandbox.writeContent(documents);
  await sandbox.build();
  const few = await measureFirstLoads(sandbox.publicDirectory, post, signal);
  const missed = reportFirstLoads(few);

  print(`\nThe same site grown to ${manyPosts} posts; bytes on disk of the same scripts:`);
  const added = generatePosts(bilingual, manyPosts - count);
  await sandbox.writeContent([...documents, ...added]);
  await sandbox.build();
  checkBuilt(sandbox, added);
  const many = await measureFirstLoads(sandbox.publicDirectory, post, signal);
  return [...missed, ...reportGrowth(few, many)];
}

/** Missing pages would improve the figures. */
function checkBuilt({ publicDirectory }: Sandbox, posts: readonly BilingualPost[]): void {
  const paths = posts.flatMap(({ slug, slugEn }) => [
    postPath(slug.current, "sv"),
    postPath(slugEn.current, "en"),
  ]);
  const missing = paths.find((path) => !existsSync(join(publicDirectory, htmlFile(path))));
  if (missing) throw new Error(`The build has no page ${missing}.`);
}

/** Separates the posts to generate more from, and the other documents. */
function splitDocuments({ documents }: Bench) {
  return {
    sources: documents.filter(isBilingualPost),
    others: documents.filter((document) => !isPost(document)),
  };
}

async function benchPages(bench: Bench, started: number): Promise<string[]> {
  const { sandbox } = bench;
  const { sources, others } = splitDocuments(bench);
  const build = async (posts: number): Promise<Build> => {
    await sandbox.clean();
    const generated = generatePosts(sources, posts);
    await sandbox.writeContent([...others, ...generated]);
    const result = await measuredBuild(sandbox);
    checkBuilt(sandbox, generated);
    return result;
  };

  print(
    `\nThe cost of a further page: cold builds with ${grouped(smallSite * 2)} and ${grouped(largeSite * 2)} post pages`,
  );
  print(
    `Texts and attachments of ${sources.length} embedded posts in rotation, and their covers, which Sanity would\n` +
      "store once, too: the work on pictures is the same in both, and the difference takes it out.\n" +
      "The lists of posts grow as well; their pages are not counted as further pages.",
  );
  const small: Build[] = [];
  const large: Build[] = [];
  const round = async (): Promise<void> => {
    small.push(await build(smallSite));
    reportBuild(`${grouped(smallSite * 2)} pages`, small.at(-1)!);
    large.push(await build(largeSite));
    reportBuild(`${grouped(largeSite * 2)} pages`, large.at(-1)!);
  };
  const minutesSince = (time: number): number => (performance.now() - time) / 60_000;

  const roundStarted = performance.now();
  await round();
  if (minutesSince(started) + minutesSince(roundStarted) <= longestRunMinutes) {
    await round();
    print("  Of the two rounds, the smaller figure of each size counts.");
  } else {
    print(`  No second round: it would have ended after more than ${longestRunMinutes} minutes.`);
  }
  const sizes: [Size, Size] = [
    { pages: smallSite * 2, builds: small },
    { pages: largeSite * 2, builds: large },
  ];
  return reportFurtherPage(...sizes);
}

async function benchPublishing(bench: Bench, sizes: readonly number[]): Promise<string[]> {
  const { sources, others } = splitDocuments(bench);
  const embedded = {
    name: `The embedded content (${sources.length} posts in two languages)`,
    posts: sources,
    others: bench.documents.filter((document) => !isBilingualPost(document)),
  };
  const grown = sizes.map((size) => ({
    name: `${grouped(size)} posts in two languages`,
    posts: generatePosts(sources, size),
    others,
  }));
  await benchPublish(bench.sandbox, [embedded, ...grown]);
  return [];
}

async function benchRebuilds(bench: Bench, sizes: readonly number[]) {
  const { sources, others } = splitDocuments(bench);
  const missed: string[] = [];
  for (const size of sizes) {
    print(`\n${grouped(size)} posts in two languages`);
    const posts = generatePosts(sources, size);
    missed.push(...reportRebuilds(size, await measureRebuilds(bench.sandbox, others, posts)));
  }
  return missed;
}

const parts = ["scripts", "pages", "rebuilds", "publish"] as const;

/** Parses the command line: a part, and for rebuilds and publish the numbers of posts. */
function readArguments() {
  const [name, ...counts] = process.argv.slice(2);
  const part = parts.find((each) => each === name);
  if (name !== undefined && part === undefined) {
    throw new Error(`"${name}" is not a part of the bench: use ${parts.join(", ")}.`);
  }
  const sizes = counts.map(Number);
  const invalid = counts.find((_, index) => !(Number.isInteger(sizes[index]) && sizes[index]! > 0));
  if (invalid !== undefined) throw new Error(`"${invalid}" is not a number of posts.`);
  return { part, sizes: sizes.length > 0 ? sizes : [smallSite, largeSite] };
}

async function runBench(signal: AbortSignal): Promise<void> {
  const { part, sizes } = readArguments();
  const started = performance.now();
  const text = await readFile(join(embeddedDataset, "data.ndjson"), "utf8");
  print(`${cpus().length} cores, Node ${process.versions.node}; built in a temporary folder`);

  const sandbox = await createSandbox(signal);
  // If anything ends this process early.
  const removeNow = (): void => sandbox.removeNow();
  process.on("exit", removeNow);
  try {
    const bench = { sandbox, documents: parseDocuments(text), signal };
    const isSelected = (each: "scripts" | "pages") => part === undefined || part === each;
    const missed = [
      ...(isSelected("scripts") ? await benchScripts(bench) : []),
      ...(isSelected("pages") ? await benchPages(bench, started) : []),
      ...(part === "rebuilds" ? await benchRebuilds(bench, sizes) : []),
      ...(part === "publish" ? await benchPublishing(bench, sizes) : []),
    ];
    for (const limit of missed) print(`\n✖ ${limit}`);
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    const kept = part === "publish" ? "Compared, without limits" : "Every limit is kept";
    const verdict = missed.length === 0 ? kept : `${missed.length} limits are missed`;
    print(`\n${verdict} (${minutes} minutes)`);
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    await sandbox.remove();
    process.off("exit", removeNow);
  }
}

const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(name, () => {
    // Repeated signals do not interrupt the cleanup.
    if (!stop.signal.aborted) print("\nStopping…");
    stop.abort(new Error("Stopped before the end."));
  });
}

runBench(stop.signal).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
