/**
 * `npm run bench:preview`: types a headline in the Studio's Presentation tool, and measures how long its frame
 * takes to show each key. Exits with 1 if the median is above the limit, if the page was loaded again, or if it
 * lost its place.
 */
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { Frame, Page } from "playwright-core";
import { illustratedPost } from "../setup/content/sample-pages";
import { startStudioCommand, type StudioCommand } from "../setup/builds/studio-command";
import { textbox } from "../setup/studio/studio-page";
import { median, print } from "./report";

const keys = 21;
/** Milliseconds from a key to the page that shows it. */
const limit = 2_000;
/** Pixels that the page is scrolled by, so that a lost place shows. */
const place = 300;

/** Resolves with the time, in milliseconds since 1970, at which the page shows a headline. */
async function untilShown(frame: Frame, title: string): Promise<number> {
  const isShown = (words: string) => document.querySelector("main h1")?.textContent === words;
  await frame.waitForFunction(isShown, title, { polling: "raf" });
  return Date.now();
}

/** Opens a post in the Presentation tool and returns its frame. */
async function present({ studioUrl, openPage }: StudioCommand): Promise<[Page, Frame]> {
  const { path } = illustratedPost("sv");
  const studio = await openPage(`${studioUrl}/presentation?preview=${path}`);
  const frame = await (await studio.waitForSelector("iframe")).contentFrame();
  if (!frame) throw new Error("The Presentation tool has no frame.");
  await frame.waitForSelector("[data-sanity]");
  return [studio, frame];
}

type ContentEvents = {
  /** Resolves with the time, in milliseconds since 1970, of the next change of a document. */
  next(): Promise<number>;
  stop(): void;
};

/**
 * Listens as the Studio does.
 *
 * @param server URL of the content server, which has the dataset of the tests.
 * @param origin of the Studio.
 */
async function listenForChanges(server: string, origin: string): Promise<ContentEvents> {
  const url = `${server}/v1/data/listen/aside?query=${encodeURIComponent("*")}`;
  const request = get(url, { headers: { Origin: origin } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} responded ${response.statusCode}.`);
  let resolveNext = (_time: number): void => undefined;
  response.setEncoding("utf8").on("data", (text: string) => {
    if (text.includes("event: mutation")) resolveNext(Date.now());
  });
  return {
    next: () =>
      new Promise((resolve) => {
        resolveNext = resolve;
      }),
    stop: () => request.destroy(),
  };
}

async function measure(command: StudioCommand): Promise<void> {
  const [studio, frame] = await present(command);
  const field = textbox(studio, "Title (Swedish)");
  let title = await field.inputValue();
  const type = async () => {
    title += "x";
    await field.press("End");
    const isShown = untilShown(frame, title);
    const noticing = events.next();
    const start = Date.now();
    await field.press("x");
    return { start, noticed: await noticing, shown: await isShown };
  };

  const events = await listenForChanges(command.contentUrl, command.studioUrl);
  // The page of a draft has a note above it, which moves the rest once.
  await type();
  await frame.getByRole("complementary", { name: "Utkast" }).waitFor();
  await frame.evaluate((top) => {
    (window as { isSame?: true }).isSame = true;
    scrollTo({ top, behavior: "instant" });
  }, place);
  const times = [];
  for (let key = 0; key < keys; key += 1) times.push(await type());
  events.stop();

  const isSame = await frame.evaluate(() => "isSame" in window);
  const top = await frame.evaluate(() => Math.round(scrollY));
  const line = (name: string, values: readonly number[]) =>
    print(`  ${name.padEnd(40)} ${String(median(values)).padStart(5)} ms  (${values.join(", ")})`);
  const total = times.map(({ start, shown }) => shown - start);
  print(`A key in the Studio, ${keys} times (median at most ${limit} ms)`);
  line(
    "the key → the content server has it",
    times.map(({ start, noticed }) => noticed - start),
  );
  line(
    "the content server has it → the page shows it",
    times.map(({ noticed, shown }) => shown - noticed),
  );
  line("both", total);
  print(`  the page was ${isSame ? "not " : ""}loaded again, and is at ${top} of ${place} pixels`);
  if (median(total) > limit || !isSame || top !== place) process.exitCode = 1;
}

async function run(): Promise<void> {
  const command = await startStudioCommand();
  try {
    await measure(command);
  } catch (error) {
    throw new Error(`The Studio's log:\n${command.log().slice(-4_000)}`, { cause: error });
  } finally {
    await command.stop();
  }
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
