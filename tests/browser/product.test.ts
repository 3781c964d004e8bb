/** The product page: its sections with their illustrations, and the app that can be tried. */
import { siteUnderTest, type VisitOptions } from "../setup/servers/site";
import { hasFocus, animationsFinished } from "../setup/browser/page-probes";
import { until } from "../setup/until";
import { pageText } from "../setup/output/page-text";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";
import { noShifts, shiftsOn, watchShifts } from "../setup/browser/layout-shifts";
import { appTrialOn, trialSteps } from "../setup/pages/app-trial-page";
import { nothing, onlyRecordOf, storedBy, withRecord } from "../setup/pages/consent-page";
import { consentKey } from "../../src/browser/consent-key";

const site = siteUnderTest();

/** The pictures of the product's parts, which say what they show. */
const pictures = "main section[id] picture img";

test.each(locales)(
  "each part has its picture, beside it where there is room (%s)",
  async (locale) => {
    const { page } = await site.openPage({ path: screenPath("product", locale) });
    const sides = await page.locator("main section[id]:has(picture img)").evaluateAll(
      (blocks, picture) =>
        blocks.map((block) => {
          const { left } = block.querySelector(picture)!.getBoundingClientRect();
          return left > block.querySelector("h2")!.getBoundingClientRect().left ? "right" : "left";
        }),
      "picture img",
    );
    expect(sides).toEqual(["right", "left", "right"]);
    const alts = await page
      .locator(pictures)
      .evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
    expect(alts).toEqual([
      pageText(locale, "app-trial", "picture.alt"),
      pageText(locale, "product", "portal.picture.alt"),
      pageText(locale, "product", "webinars.picture.alt"),
    ]);
  },
);

test("a phone gets pictures for phones, at least as wide as they are drawn", async () => {
  const { page } = await site.openPage({ path: screenPath("product", "sv"), width: 375 });
  for (const image of await page.locator(pictures).all()) {
    await image.scrollIntoViewIfNeeded();
    await until("the picture", () => image.evaluate((img: HTMLImageElement) => img.complete));
    const [file, width, drawnWidth] = await image.evaluate((img: HTMLImageElement) => [
      img.currentSrc,
      img.clientWidth,
      img.naturalWidth,
    ]);
    expect(file).toMatch(/-sv-narrow\.svg$/);
    expect(width).toBeGreaterThanOrEqual(drawnWidth);
  }
});

test("the intro leads to a part, below the header", async () => {
  const { page } = await site.openPage({ path: screenPath("product", "sv"), width: 375 });
  const name = pageText("sv", "product", "webinars.name");
  await page.getByRole("main").getByRole("navigation").getByRole("link", { name }).click();
  const title = pageText("sv", "product", "webinars.title");
  const { y } = (await page.getByRole("heading", { name: title }).boundingBox())!;
  expect(y).toBeGreaterThan(64);
  expect(y).toBeLessThan(400);
});

const record = onlyRecordOf(nothing);

async function open({ prepare, ...options }: Partial<VisitOptions> = {}) {
  const visit = await site.openPage({
    path: screenPath("product", "sv"),
    ...options,
    async prepare(page) {
      await withRecord(record[consentKey]!)(page);
      await prepare?.(page);
    },
  });
  const trial = appTrialOn(visit.page, "sv");
  await trial.start.scrollIntoViewIfNeeded();
  return { ...visit, trial };
}

/** The therapist's portrait, and what is prefetched of the pages that the page links to. */
const file = /^\/(pictures|page-data)\/|^\/[^/]+\.(css|js)$/;

test("the keyboard alone leads through it and out again, and nothing is sent or stored", async () => {
  const { page, context, trial } = await open();
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
  expect(await answer(t("checkIn.mood.1")).isChecked()).toBe(true);
  await press("ArrowRight");
  expect(await answer(t("checkIn.mood.2")).isChecked()).toBe(true);
  await press("Tab", "Enter");
  await trial.screen("need").waitFor();
  // Past the way back, to the topics, the language and on.
  await press("Tab", "Tab", "Space", "Tab", "Tab", "Enter");
  await trial.screen("match").waitFor();
  await press("Tab", "Tab", "Enter");
  await trial.screen("time").waitFor();
  await press("Tab", "Tab", "Space", "ArrowRight");
  expect(await hasFocus(answer("19:30"))).toBe(true);
  await press("Tab", "Enter");
  await trial.screen("booked").waitFor();
  expect(await hasFocus(trial.screen("booked"))).toBe(true);
  await press("Tab");
  expect(await hasFocus(button(t("size.ask")))).toBe(true);
  await press("Enter", "Tab");
  expect(await hasFocus(size)).toBe(true);
  await press("ArrowLeft", "ArrowLeft", "ArrowLeft");
  expect(await trial.employer.getByRole("status").textContent()).toBe(t("outcome.few"));
  await press("Tab");
  expect(await hasFocus(button(t("restart")))).toBe(true);
  // On paper there is the story.
  await page.emulateMedia({ media: "print" });
  expect([await trial.story.isVisible(), await trial.leave.isVisible()]).toEqual([true, false]);
  await page.emulateMedia({ media: "screen" });
  await press("Tab", "Enter");
  await trial.picture.waitFor();
  expect(await hasFocus(trial.start)).toBe(true);
  expect(requests).toEqual([]);
  expect(await storedBy(page)).toEqual(record);
  expect(await context.cookies()).toEqual([]);
});

test.each([
  ["without JavaScript", { javaScript: false }],
  ["with reduced motion", { context: { reducedMotion: "reduce" } }],
  ["with forced colours", { context: { forcedColors: "active" } }],
] as const)("%s it is a picture, and its story a list", async (_, options) => {
  const { page } = await site.openPage({ path: screenPath("product", "sv"), ...options });
  const { picture, story, start } = appTrialOn(page, "sv");
  await picture.scrollIntoViewIfNeeded();
  expect(await picture.isVisible()).toBe(true);
  expect(await story.getByRole("listitem").count()).toBe(5);
  expect(await story.isVisible()).toBe(true);
  expect(await start.isVisible()).toBe(false);
});

test.each([1280, 375])("nothing moves at %p px but what the visitor moves", async (width) => {
  const { page, trial } = await open({ width, prepare: watchShifts });
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
  await trial.leave.click();
  expect(await shiftsOn(page)).toEqual(noShifts);
});
