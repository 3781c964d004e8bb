/**
 * `npm run bench`: what visitors download and what a further page costs, against this
 * site's limits. Ends with 1 when one is broken.
 *
 * `npm run bench -- scripts` and `npm run bench -- pages` run one half. `npm run bench -- rebuilds` builds
 * sites of 100 and 1,000 posts from nothing, unchanged, and after an edit; `npm run bench -- rebuilds 10000`
 * one of that size.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { htmlFile } from "../../src/gatsby/output/flatten-html";
import { postPath } from "../../src/i18n/routes";
import { createSandbox, embeddedDataset, type Sandbox } from "../setup/builds/sandbox";
import { measureFirstLoads, windows } from "./first-load";
import {
  generatePosts,
  isBilingualPost,
  isPost,
  parseDocuments,
  type BilingualPost,
  type DatasetDocument,
} from "./generate-posts";
import { measuredBuild, type Build } from "./measured-build";
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
/** Posts, each in two languages. */
const smallSite = 100;
const largeSite = 1_000;
/** A second round of the timed builds is left out when it would end later than this. */
const longestRunMinutes = 8;

type Bench = {
  readonly aside: Sandbox;
  readonly documents: readonly DatasetDocument[];
  readonly signal: AbortSignal;
};

async function benchScripts({ aside, documents, signal }: Bench): Promise<string[]> {
  const bilingual = documents.filter(isBilingualPost);
  // One with everything that a post can have.
  const post = bilingual.find(({ attachments }) => attachments !== undefined) ?? bilingual[0];
  if (!post) throw new Error("The embedded dataset has no post in both languages.");
  const count = documents.filter(isPost).length;

  print(
    `\nFirst-load JavaScript, gzipped, of the built site with its ${count} posts (1 KB = 1,024 bytes)`,
  );
  const sizes = windows.map(({ name, width, height }) => `${name} ${width}×${height}`).join(", ");
  print("All that a browser fetches as script until two seconds after load, nothing touched");
  print(`(${sizes}):`);
  await aside.clean();
  await aside.writeContent(documents);
  await aside.build();
  const few = await measureFirstLoads(aside.publicDirectory, post, signal);
  const broken = reportFirstLoads(few);

  print(`\nThe same site grown to ${manyPosts} posts; bytes on disk of the same scripts:`);
  const added = generatePosts(bilingual, manyPosts - count);
  await aside.writeContent([...documents, ...added]);
  await aside.build();
  checkBuilt(aside, added);
  const many = await measureFirstLoads(aside.publicDirectory, post, signal);
  return [...broken, ...reportGrowth(few, many)];
}

/** A figure about pages that are not there would be a good one. */
function checkBuilt({ publicDirectory }: Sandbox, posts: readonly BilingualPost[]): void {
  const paths = posts.flatMap(({ slug, slugEn }) => [
    postPath(slug.current, "sv"),
    postPath(slugEn.current, "en"),
  ]);
  const missing = paths.find((path) => !existsSync(join(publicDirectory, htmlFile(path))));
  if (missing) throw new Error(`The build has no page ${missing}.`);
}

/** The posts to make more of, and the documents that are none. */
function splitDocuments({ documents }: Bench) {
  return {
    sources: documents.filter(isBilingualPost),
    rest: documents.filter((document) => !isPost(document)),
  };
}

async function benchPages(bench: Bench, started: number): Promise<string[]> {
  const { aside } = bench;
  const { sources, rest } = splitDocuments(bench);
  const build = async (posts: number): Promise<Build> => {
    await aside.clean();
    const generated = generatePosts(sources, posts);
    await aside.writeContent([...rest, ...generated]);
    const result = await measuredBuild(aside);
    checkBuilt(aside, generated);
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

async function benchRebuilds(bench: Bench, sizes: readonly number[]) {
  const { sources, rest } = splitDocuments(bench);
  const broken: string[] = [];
  for (const size of sizes) {
    print(`\n${grouped(size)} posts in two languages`);
    const posts = generatePosts(sources, size);
    broken.push(...reportRebuilds(size, await measureRebuilds(bench.aside, rest, posts)));
  }
  return broken;
}

const parts = ["scripts", "pages", "rebuilds"] as const;

/** What was asked for on the command line: a part, and for rebuilds the number of posts. */
function readArguments() {
  const [asked, ...rest] = process.argv.slice(2);
  const part = parts.find((each) => each === asked);
  if (asked !== undefined && part === undefined) {
    throw new Error(`"${asked}" is no part of the bench: ${parts.join(", ")} are.`);
  }
  const sizes = rest.map(Number);
  const wrong = rest.find((_, index) => !(Number.isInteger(sizes[index]) && sizes[index]! > 0));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no number of posts.`);
  return { part, sizes: sizes.length > 0 ? sizes : [smallSite, largeSite] };
}

async function runBench(signal: AbortSignal): Promise<void> {
  const { part, sizes } = readArguments();
  const started = performance.now();
  const text = await readFile(join(embeddedDataset, "data.ndjson"), "utf8");
  print(`${cpus().length} cores, Node ${process.versions.node}; built in a temporary folder`);

  const aside = await createSandbox(signal);
  // Should anything end this process before its time.
  const removeNow = (): void => aside.removeNow();
  process.on("exit", removeNow);
  try {
    const bench = { aside, documents: parseDocuments(text), signal };
    const isAsked = (each: "scripts" | "pages") => part === undefined || part === each;
    const broken = [
      ...(isAsked("scripts") ? await benchScripts(bench) : []),
      ...(isAsked("pages") ? await benchPages(bench, started) : []),
      ...(part === "rebuilds" ? await benchRebuilds(bench, sizes) : []),
    ];
    for (const limit of broken) print(`\n✖ ${limit}`);
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    const verdict =
      broken.length === 0 ? "Every limit is kept" : `${broken.length} limits are broken`;
    print(`\n${verdict} (${minutes} minutes)`);
    process.exitCode = broken.length === 0 ? 0 : 1;
  } finally {
    await aside.remove();
    process.off("exit", removeNow);
  }
}

const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(name, () => {
    // Again and again, where somebody is in a hurry: the clearing away goes on.
    if (!stop.signal.aborted) print("\nStopping…");
    stop.abort(new Error("Stopped before the end."));
  });
}

runBench(stop.signal).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
