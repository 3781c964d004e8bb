/**
 * `npm run interactions`: measures how long the site takes to respond to interactions with a processor
 * slowed down four times, and to show the next page without throttling. Reads `public/`; counts the slowest
 * event of each interaction, and the median of three runs. Exits with 1 if one exceeds the limit.
 */
import type { Browser, Page } from "@playwright/test";
import { consentKey } from "../../src/browser/consent-key";
import { runCommand } from "../../src/cli/run-command";
import { helpCategoryPath, screenPath } from "../../src/i18n/routes";
import { appTrialOn, trialSteps } from "../setup/pages/app-trial-page";
import { builtSite, inBrowser, median, print } from "./harness";

const runs = 3;
const slowdown = 4;
/** Milliseconds. */
const limit = 100;
/** Minimum duration that the browser reports, in milliseconds. */
const resolution = 16;

const home = screenPath("home", "en");
const product = screenPath("product", "en");
const phone = 375;
const desktop = 1280;

/** Scrolls to an element and waits for the network, so that neither is measured. */
async function scrolledTo(page: Page, selector: string) {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  return page.locator(selector);
}

const openPanel = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
};

async function tryApp(page: Page): Promise<void> {
  const trial = appTrialOn(page, "en");
  await trial.start.hover();
  await page.waitForLoadState("networkidle");
  for (const [, go] of trialSteps.slice(0, -1)) await go(trial);
}

async function openAnswers(page: Page): Promise<void> {
  const buttons = await scrolledTo(page, "main h2 button, main h3 button, main summary");
  for (let index = 0; index < 3; index += 1) await buttons.nth(index).click();
}

async function dragSlider(page: Page): Promise<void> {
  const slider = await scrolledTo(page, "input[type=range]");
  const box = (await slider.first().boundingBox())!;
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 20, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 20, middle, { steps: 20 });
  await page.mouse.up();
}

async function pressSlider(page: Page): Promise<void> {
  await (await scrolledTo(page, "input[type=range]")).first().focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowRight");
}

async function pressGroupSize(page: Page): Promise<void> {
  await tryApp(page);
  await appTrialOn(page, "en").size.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowLeft");
}

async function choose(page: Page): Promise<void> {
  await (await scrolledTo(page, "[role=combobox]")).first().click();
  await page.getByRole("option").nth(1).click();
}

async function loadMore(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /Load more/ });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await button.click();
}

async function submit(page: Page): Promise<void> {
  const form = await scrolledTo(page, "form");
  await form.locator("button[type=submit]").first().click();
}

async function type(page: Page): Promise<void> {
  const form = await scrolledTo(page, "form");
  await form.locator("input:visible").first().click();
  await page.keyboard.type("Maja Lind");
}

async function search(page: Page): Promise<void> {
  await page.getByRole("searchbox").click();
  await page.keyboard.type("anonymous", { delay: 40 });
}

async function turnCarousel(page: Page): Promise<void> {
  await scrolledTo(page, "[data-slide]");
  await page.getByRole("button", { name: "Next Slide" }).first().dblclick();
}

type Perform = (page: Page) => Promise<void>;

const interactions: readonly (readonly [string, path: string, width: number, Perform])[] = [
  ["menu", home, phone, openPanel("Open the menu")],
  ["language panel", home, desktop, openPanel("Change language")],
  ["product menu", home, desktop, (page) => page.locator("header summary").first().dblclick()],
  ["accordion", helpCategoryPath("about", "en"), phone, openAnswers],
  ["calculator, drag", home, phone, dragSlider],
  ["calculator, keys", home, desktop, pressSlider],
  ["app tried", product, phone, pressGroupSize],
  ["select", home, phone, choose],
  ["Load more", screenPath("therapists", "en"), phone, loadMore],
  ["form, submit", home, phone, submit],
  ["form, typing", home, phone, type],
  ["help search", screenPath("helpCentre", "en"), phone, search],
  ["cookie choice", home, phone, (page) => page.getByRole("button", { name: "Reject" }).click()],
  ["carousel", home, desktop, turnCarousel],
];

type InteractionEntry = PerformanceEventTiming & { readonly interactionId: number };
type TimedWindow = Window & { durations?: number[] };

/** Returns the slowest event of an interaction, in milliseconds from the input to the next paint. */
async function timeInteraction(page: Page, perform: Perform): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    (window as TimedWindow).durations = durations;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as InteractionEntry[]) {
        if (entry.interactionId > 0) durations.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, resolution);
  await perform(page);
  // The browser delivers entries when it is idle.
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => (window as TimedWindow).durations ?? []);
  return Math.max(resolution, ...durations);
}

/** Follows a link once its page is prefetched. @returns milliseconds to the paint of its heading. */
async function timeNextPage(page: Page, path: string): Promise<number> {
  const link = page.locator(`header a[href="${path}"]`).filter({ visible: true }).first();
  await link.hover();
  await page.waitForLoadState("networkidle");
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1");
        let clicked = 0;
        addEventListener("click", (event) => (clicked = event.timeStamp), { once: true });
        new MutationObserver((_, observer) => {
          const heading = document.querySelector("h1");
          if (!heading || heading === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await link.click();
  return await time;
}

/** Times something on a page of its own repeatedly, and prints the median. @returns whether it is quick. */
async function report(
  browser: Browser,
  url: string,
  { name, width }: { readonly name: string; readonly width: number },
  time: (page: Page) => Promise<number>,
): Promise<boolean> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    // A phone has overlay scrollbars.
    const isMobile = width < 768;
    const page = await browser.newPage({ viewport: { width, height: 800 }, isMobile });
    // The banner would cover what is clicked.
    const choice = JSON.stringify({ analytics: false, marketing: false });
    if (name !== "cookie choice") {
      const store = ([key, value]: [string, string]) => localStorage.setItem(key, value);
      await page.addInitScript(store, [consentKey, choice] as [string, string]);
    }
    await page.goto(url, { waitUntil: "networkidle" });
    times.push(Math.round(await time(page)));
    await page.close();
  }
  const middle = median(times);
  const isQuick = middle <= limit;
  const figures = `${String(middle).padStart(5)} ms  (${times.join(", ")})`;
  print(`${isQuick ? "✔" : "✖"} ${name.padEnd(18)} ${figures}`);
  return isQuick;
}

runCommand(async () => {
  // Without scrollbars, a dialog would change the page's width, unlike in visitors' browsers.
  const options = { hasScrollbars: true };
  const quick = await inBrowser([builtSite], options, async (browser, [origin = ""]) => {
    const results: boolean[] = [];
    print(`The slowest event, processor ${slowdown} times slower (at most ${limit} ms)`);
    for (const [name, path, width, perform] of interactions) {
      const time = (page: Page) => timeInteraction(page, perform);
      results.push(await report(browser, origin + path, { name, width }, time));
    }
    print("The next page after a click on a link that the pointer had reached");
    for (const screen of ["about", "blog", "demoBooking"] as const) {
      const follow = (page: Page) => timeNextPage(page, screenPath(screen, "en"));
      results.push(await report(browser, origin + home, { name: screen, width: desktop }, follow));
    }
    return results;
  });
  const slow = quick.filter((isQuick) => !isQuick).length;
  print(slow === 0 ? "All is quick" : `${slow} are too slow`);
  if (slow > 0) process.exitCode = 1;
});
