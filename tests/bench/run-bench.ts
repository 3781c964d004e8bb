/**
 * `npm run bench`: what visitors download and what a further page costs, against this
 * site's limits. Ends with 1 when one is broken.
 *
 * `npm run bench -- scripts` and `npm run bench -- pages` run one half.
 */
import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { createAside, embeddedDataset, type Aside, type Build } from "./aside";
import { measureFirstLoads } from "./first-load";
import {
  generatePosts,
  isBilingualPost,
  isPost,
  parseDocuments,
  type DatasetDocument,
} from "./generate-posts";
import {
  print,
  reportBuild,
  reportFirstLoads,
  reportFurtherPage,
  reportGrowth,
  type Size,
} from "./report";

const manyPosts = 500;
/** Posts, each in two languages. */
const smallSite = 100;
const largeSite = 1_000;
/** A second round of the timed builds is left out when it would end later than this. */
const longestRunMinutes = 8;

type Bench = {
  readonly aside: Aside;
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
  print("All that a browser fetches as script until two seconds after load, nothing touched:");
  await aside.clean();
  await aside.writeContent(documents);
  await aside.build();
  const few = await measureFirstLoads(aside.publicDirectory, post, signal);
  const broken = reportFirstLoads(few);

  print(`\nThe same site grown to ${manyPosts} posts; bytes on disk of the same scripts:`);
  await aside.writeContent([...documents, ...generatePosts(bilingual, manyPosts - count)]);
  await aside.build();
  const many = await measureFirstLoads(aside.publicDirectory, post, signal);
  return [...broken, ...reportGrowth(few, many)];
}

async function benchPages({ aside, documents }: Bench, started: number): Promise<string[]> {
  const sources = documents.filter(isBilingualPost);
  const rest = documents.filter((document) => !isPost(document));
  const build = async (posts: number): Promise<Build> => {
    await aside.clean();
    await aside.writeContent([...rest, ...generatePosts(sources, posts)]);
    return await aside.build();
  };

  print(
    `\nThe cost of a further page: cold builds with ${smallSite * 2} and ${largeSite * 2} post pages`,
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
    reportBuild(`${smallSite * 2} pages`, small.at(-1)!);
    large.push(await build(largeSite));
    reportBuild(`${largeSite * 2} pages`, large.at(-1)!);
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

async function runBench(signal: AbortSignal): Promise<void> {
  const half = process.argv[2];
  if (half !== undefined && half !== "scripts" && half !== "pages") {
    throw new Error(`"${half}" is no part of the bench: scripts and pages are.`);
  }
  const started = performance.now();
  const text = await readFile(join(embeddedDataset, "data.ndjson"), "utf8");
  print(`${cpus().length} cores, Node ${process.versions.node}; built in a temporary folder`);

  const aside = await createAside(signal);
  // Should anything end this process before its time.
  const removeNow = (): void => aside.removeNow();
  process.on("exit", removeNow);
  try {
    const bench = { aside, documents: parseDocuments(text), signal };
    const broken = [
      ...(half === "pages" ? [] : await benchScripts(bench)),
      ...(half === "scripts" ? [] : await benchPages(bench, started)),
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
  process.once(name, () => {
    print("\nStopping…");
    stop.abort(new Error("Stopped before the end."));
  });
}

runBench(stop.signal).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
