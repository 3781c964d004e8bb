/**
 * `npm run bench:preview`: measures how long the live preview takes to show what is typed in a document, with
 * the embedded dataset and a headline that changes like one being typed. Exits with 1 if the median is above
 * the limit, if the page was loaded again, or if it lost its place.
 */
import type { Page } from "playwright-core";
import { postPath } from "../../src/i18n/routes";
import { launchBrowser } from "../setup/browser/browser";
import { startPreview } from "../setup/builds/live-preview";
import { createSandbox, type Sandbox } from "../setup/builds/sandbox";
import { embeddedDocuments } from "../setup/builds/second-build";
import { findFreePort } from "../setup/servers/free-port";
import { listenForChanges } from "./content-events";
import { median } from "./median";
import { print } from "./report";

const changes = 21;
/** Milliseconds from a change to the page that shows it. */
const limit = 2_000;
/** Pixels that the page is scrolled by, so that a lost place shows. */
const place = 300;

type Post = {
  readonly _id: string;
  readonly title: string;
  readonly slug: { readonly current: string };
};

/** Resolves with the time, in milliseconds since 1970, at which the page shows a headline. */
async function untilShown(page: Page, title: string): Promise<number> {
  const isShown = (words: string) => document.querySelector("main h1")?.textContent === words;
  await page.waitForFunction(isShown, title, { polling: "raf" });
  return Date.now();
}

async function measure(aside: Sandbox, page: Page, port: number): Promise<void> {
  const documents = await embeddedDocuments();
  const post = documents.find(({ _type, slug }) => _type === "post" && slug) as object as Post;
  const rest = documents.filter(({ _id }) => _id !== `drafts.${post._id}`);
  await page.goto(postPath(post.slug.current, "sv"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  const events = await listenForChanges(port);
  const noticed: number[] = [];
  const shown: number[] = [];
  for (let change = 0; change <= changes; change += 1) {
    const title = `${post.title} ${"x".repeat(change)}`.trim();
    const isShown = untilShown(page, title);
    const start = Date.now();
    const noticing = events.next();
    await aside.writeContent([...rest, { ...post, _id: `drafts.${post._id}`, title }]);
    const [noticedAt, shownAt] = await Promise.all([noticing, isShown]);
    if (change === 0) {
      // The page of a draft has a note above it.
      await page.getByRole("complementary", { name: "Utkast" }).waitFor();
      await page.evaluate((top) => {
        (window as { isSame?: true }).isSame = true;
        scrollTo(0, top);
      }, place);
      continue;
    }
    noticed.push(noticedAt - start);
    shown.push(shownAt - noticedAt);
  }
  events.stop();

  const total = noticed.map((time, index) => time + shown[index]!);
  const isSame = await page.evaluate(() => "isSame" in window);
  const top = await page.evaluate(() => Math.round(scrollY));
  const line = (name: string, times: readonly number[]) =>
    print(`  ${name.padEnd(46)} ${String(median(times)).padStart(5)} ms  (${times.join(", ")})`);
  print(`A changed headline in the live preview, ${changes} times (median at most ${limit} ms)`);
  line("the file is written → the content server tells", noticed);
  line("the content server tells → the page shows it", shown);
  line("both", total);
  print(`  the page was ${isSame ? "not " : ""}loaded again, and is at ${top} of ${place} pixels`);
  if (median(total) > limit || !isSame || top !== place) process.exitCode = 1;
}

async function run(): Promise<void> {
  const stop = new AbortController();
  const aside = await createSandbox(stop.signal);
  process.once("exit", () => aside.removeNow());
  try {
    await aside.writeContent(await embeddedDocuments());
    const port = await findFreePort();
    const settings = { SANITY_API_HOST: `http://127.0.0.1:${port}` };
    const [browser, { origin, log }] = await Promise.all([
      launchBrowser(),
      startPreview(aside, settings),
    ]);
    try {
      const page = await browser.newPage({
        baseURL: origin,
        viewport: { width: 1280, height: 900 },
      });
      await measure(aside, page, port);
    } catch (error) {
      throw new Error(`The preview's log:\n${log().slice(-4_000)}`, { cause: error });
    } finally {
      await browser.close();
    }
  } finally {
    stop.abort();
    await aside.remove();
  }
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
