/**
 * `npm run bench:preview`: types a headline in the Studio's Presentation tool, and measures how long its frame
 * takes to show each key. Exits with 1 if the median is above the limit, if the page was loaded again, or if it
 * lost its place.
 */
import type { Frame, Page } from "@playwright/test";
import { runCommand } from "../../src/cli/run-command";
import { illustratedPost } from "../setup/content/sample-pages";
import { startStudioCommand, type StudioCommand } from "../setup/studio/studio-command";
import { textbox } from "../setup/studio/studio-page";
import { median, print } from "./harness";

const keys = 21;
const limit = 1_200;
/** Pixels that the page is scrolled by, so that a lost place shows. */
const place = 300;

/** Resolves with the time, in milliseconds since 1970, at which the page shows a headline. */
async function untilShown(frame: Frame, title: string): Promise<number> {
  const isShown = (words: string) => document.querySelector("main h1")?.textContent === words;
  await frame.waitForFunction(isShown, title, { polling: "raf" });
  return Date.now();
}

async function present({ studioUrl, openPage }: StudioCommand): Promise<[Page, Frame]> {
  const { path } = illustratedPost("sv");
  const studio = await openPage(`${studioUrl}/presentation?preview=${path}`);
  const frame = await (await studio.waitForSelector("iframe")).contentFrame();
  if (!frame) throw new Error("The Presentation tool has no frame.");
  await frame.waitForSelector("[data-sanity]");
  return [studio, frame];
}

async function measure(command: StudioCommand): Promise<boolean> {
  const [studio, frame] = await present(command);
  const field = textbox(studio, "Title (Swedish)");
  let title = await field.inputValue();
  const type = async () => {
    title += "x";
    await field.press("End");
    const isShown = untilShown(frame, title);
    const start = Date.now();
    await field.press("x");
    return (await isShown) - start;
  };

  // The page of a draft has a note above it, which moves the rest once.
  await type();
  await frame.getByRole("complementary", { name: "Utkast" }).waitFor();
  await frame.evaluate((top) => {
    (window as { isSame?: true }).isSame = true;
    scrollTo({ top, behavior: "instant" });
  }, place);
  const times: number[] = [];
  for (let key = 0; key < keys; key += 1) times.push(await type());

  const isSame = await frame.evaluate(() => "isSame" in window);
  const top = await frame.evaluate(() => Math.round(scrollY));
  print(
    `From a key in the Studio to the page that shows it, ${keys} times (median at most ${limit} ms)`,
  );
  print(`  ${median(times)} ms  (${times.join(", ")})`);
  print(`  the page was ${isSame ? "not " : ""}loaded again, and is at ${top} of ${place} pixels`);
  return median(times) <= limit && isSame && top === place;
}

runCommand(async () => {
  const command = await startStudioCommand();
  try {
    if (!(await measure(command))) process.exitCode = 1;
  } finally {
    await command.stop();
  }
});
