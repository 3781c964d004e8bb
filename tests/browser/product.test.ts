/** The product page: its sections with their illustrations, and the app that can be tried. */
import { expect, test } from "../setup/fixtures";
import type { Site, VisitOptions } from "../setup/servers/site";
import { animationsFinished } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";
import { shiftsOn, watchShifts } from "../setup/browser/layout-shifts";
import { appTrialOn, trialSteps } from "../setup/pages/app-trial-page";
import { nothing, onlyRecordOf, storedBy, withChoice } from "../setup/pages/consent-page";
import type { Page } from "@playwright/test";

/** The pictures of the product's parts, which say what they show. */
const pictures = "main section[id] picture img";

for (const locale of locales) {
  test(`each part has its picture, beside it or across the page where there is room (${locale})`, async ({
    site,
  }) => {
    const { page } = await site.openPage({ path: screenPath("product", locale) });
    const sides = await page.locator("main section[id]:has(picture img)").evaluateAll(
      (blocks, picture) =>
        blocks.map((block) => {
          const { left, width } = block.querySelector(picture)!.getBoundingClientRect();
          if (width === block.clientWidth) return "across";
          return left > block.querySelector("h2")!.getBoundingClientRect().left ? "right" : "left";
        }),
      "picture img",
    );
    expect(sides).toEqual(["right", "left", "across"]);
    const alts = await page
      .locator(pictures)
      .evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
    expect(alts).toEqual([
      pageText(locale, "app-trial", "picture.alt"),
      pageText(locale, "product", "portal.picture.alt"),
      pageText(locale, "product", "webinars.picture.alt"),
    ]);
  });
}

test("a phone gets pictures for phones, at least as wide as they are drawn", async ({ site }) => {
  const { page } = await site.openPage({ path: screenPath("product", "sv"), width: 375 });
  for (const image of await page.locator(pictures).all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty("complete", true);
    const [file, width, drawnWidth] = await image.evaluate((img: HTMLImageElement) => [
      img.currentSrc,
      img.clientWidth,
      img.naturalWidth,
    ]);
    expect(file).toMatch(/-sv-narrow\.svg$/);
    expect(width).toBeGreaterThanOrEqual(drawnWidth);
  }
});

test("the intro leads to a part, below the header", async ({ site }) => {
  const { page } = await site.openPage({ path: screenPath("product", "sv"), width: 375 });
  const name = pageText("sv", "product", "webinars.name");
  await page.getByRole("main").getByRole("navigation").getByRole("link", { name }).click();
  const title = pageText("sv", "product", "webinars.title");
  const { y } = (await page.getByRole("heading", { name: title }).boundingBox())!;
  expect(y).toBeGreaterThan(64);
  expect(y).toBeLessThan(400);
});

const pictureOn = (page: Page) =>
  page.getByRole("img", { name: pageText("sv", "app-trial", "picture.alt") });
const [beginning] = pageText("sv", "app-trial", "story").split("\n");
const storyOn = (page: Page) => page.getByRole("list").filter({ hasText: beginning! });

async function open(site: Site, options: Partial<VisitOptions> = {}) {
  const visit = await site.openPage({
    path: screenPath("product", "sv"),
    context: withChoice(site.origin, nothing),
    ...options,
  });
  const trial = appTrialOn(visit.page, "sv");
  await trial.start.scrollIntoViewIfNeeded();
  return { ...visit, trial };
}

/** The therapist's portrait, and what is prefetched of the pages that the page links to. */
const file = /^\/(pictures|page-data)\/|^\/[^/]+\.(css|js)$/;

test("the keyboard alone leads through it and out again, and nothing is sent or stored", async ({
  site,
}) => {
  const { page, context, trial } = await open(site);
  const { t, answer, button, size } = trial;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await trial.start.focus();
  await press("Enter");
  await trial.screen("checkIn").waitFor();
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    const isFile = request.method() === "GET" && search === "" && file.test(pathname);
    if (!isFile) requests.push(request.url());
  });
  await press("Tab", "Space");
  await expect(answer(t("checkIn.mood.1"))).toBeChecked();
  await press("ArrowRight");
  await expect(answer(t("checkIn.mood.2"))).toBeChecked();
  await press("Tab", "Enter");
  await trial.screen("need").waitFor();
  // Past the way back, to the topics, the language and on.
  await press("Tab", "Tab", "Space", "Tab", "Tab", "Enter");
  await trial.screen("match").waitFor();
  await press("Tab", "Tab", "Enter");
  await trial.screen("time").waitFor();
  await press("Tab", "Tab", "Space", "ArrowRight");
  await expect(answer("19:30")).toBeFocused();
  await press("Tab", "Enter");
  await trial.screen("booked").waitFor();
  await expect(trial.screen("booked")).toBeFocused();
  await press("Tab");
  await expect(button(t("size.ask"))).toBeFocused();
  await press("Enter", "Tab");
  await expect(size).toBeFocused();
  await press("ArrowLeft", "ArrowLeft", "ArrowLeft");
  await expect(trial.employer.getByRole("status")).toHaveText(t("outcome.few"));
  await press("Tab");
  const demo = page.getByRole("main").getByRole("link", {
    name: pageText("sv", "layout", "bookDemo"),
  });
  await expect(demo.first()).toBeFocused();
  await press("Tab");
  await expect(button(t("restart"))).toBeFocused();
  // On paper there is the story.
  await page.emulateMedia({ media: "print" });
  await expect(storyOn(page)).toBeVisible();
  await expect(button(t("leave"))).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await press("Tab", "Enter");
  await pictureOn(page).waitFor();
  await expect(trial.start).toBeFocused();
  expect(requests).toEqual([]);
  expect(await storedBy(page)).toEqual(onlyRecordOf(nothing));
  expect(await context.cookies()).toEqual([]);
});

for (const [circumstance, options] of [
  ["without JavaScript", { javaScript: false }],
  ["with reduced motion", { context: { reducedMotion: "reduce" } }],
  ["with forced colours", { context: { forcedColors: "active" } }],
] as const) {
  test(`${circumstance} it is a picture, and its story a list`, async ({ site }) => {
    const { page } = await site.openPage({ path: screenPath("product", "sv"), ...options });
    const { start } = appTrialOn(page, "sv");
    const [picture, story] = [pictureOn(page), storyOn(page)];
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect(story.getByRole("listitem")).toHaveCount(4);
    await expect(story).toBeVisible();
    await expect(start).toBeHidden();
  });
}

// A tablet has room for both.
for (const [width, isBeside] of [
  [375, false],
  [768, true],
  [1280, true],
] as const) {
  test(`at ${width} px, what the employer sees stands beside the app: ${isBeside}`, async ({
    site,
  }) => {
    const { page, trial } = await open(site, { width });
    await trialSteps[0]![1](trial);
    const app = page.getByRole("region", { name: trial.t("employee") });
    const [employee, employer] = await Promise.all(
      [app, trial.employer].map(async (side) => (await side.boundingBox())!),
    );
    expect(employer!.x >= employee!.x + employee!.width).toBe(isBeside);
    expect(employer!.y >= employee!.y + employee!.height).toBe(!isBeside);
  });
}

for (const width of [1280, 375]) {
  test(`nothing moves at ${width} px but what the visitor moves`, async ({ site }) => {
    const { page, trial } = await open(site, { width, prepare: watchShifts });
    const height = async () => (await page.locator("#try").boundingBox())!.height;
    await trialSteps[0]![1](trial);
    const first = await height();
    for (const mood of [1, 2, 3, 4, 5] as const) {
      await trial.answer(trial.t(`checkIn.mood.${mood}`)).check();
      expect({ mood, height: await height() }).toEqual({ mood, height: first });
    }
    for (const [name, go] of trialSteps.slice(1)) {
      await go(trial);
      await animationsFinished(page.locator("#try"));
      expect({ name, height: await height() }).toEqual({ name, height: first });
    }
    // Nor does the slider, while the number comes and goes.
    const place = async () => (await trial.size.boundingBox())!.y;
    await trial.size.fill("9");
    const below = await place();
    for (const size of ["12", "15"]) {
      await trial.size.fill(size);
      expect({ size, below: await place() }).toEqual({ size, below });
    }
    await trial.button(trial.t("leave")).click();
    expect(await shiftsOn(page)).toEqual([]);
  });
}
