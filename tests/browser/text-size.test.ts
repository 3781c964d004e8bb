/** A browser whose text is twice as large as usual, by its own setting. */
import type { Locator } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { cutOffTexts, overflowingElements } from "../setup/browser/overflow";
import { brokenTexts } from "../setup/browser/page-faults";
import { appTrialOn, trialSteps } from "../setup/pages/app-trial-page";
import { calculatorOn } from "../setup/pages/calculator-page";
import { pageText } from "../setup/output/page-text";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

test.use({ browserOptions: { switches: ["--blink-settings=defaultFontSize=32"] } });

const widths = [375, 1280];

/** Of each text in it, in px. */
async function fontSizes(root: Locator): Promise<number[]> {
  return await root.evaluate((element) => {
    const sizes: number[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      const isShown = parent.checkVisibility({ visibilityProperty: true });
      // A chart's letters are as large as its drawing.
      if (isShown && !parent.closest("svg") && text.nodeValue!.trim() !== "")
        sizes.push(parseFloat(getComputedStyle(parent).fontSize));
    }
    return sizes;
  });
}

/** The smallest text of the site, 13 px, twice as large. */
const smallest = 26;

for (const width of widths) {
  test(`the hero's panel is whole, and its texts are large, at ${width} px`, async ({ site }) => {
    const { page } = await site.openPage({ path: screenPath("home", "sv"), width });
    const group = page.getByRole("radiogroup", { name: pageText("sv", "home", "sides.question") });
    const height = async () => (await group.boundingBox())!.height;
    const before = await height();
    expect(Math.min(...(await fontSizes(group)))).toBeGreaterThanOrEqual(smallest);
    await group.getByRole("radio", { name: pageText("sv", "home", "sides.mood.1") }).check();
    await expect(group.getByRole("link").filter({ visible: true })).toHaveCount(3);
    expect(Math.min(...(await fontSizes(group)))).toBeGreaterThanOrEqual(smallest);
    // The crisis line took no room before, and has all that it needs.
    expect(await height()).toBeGreaterThanOrEqual(before);
    expect(await overflowingElements(page)).toEqual([]);
    expect(await cutOffTexts(page)).toEqual([]);
  });

  test(`every step of the trial is whole, and its texts are large, at ${width} px`, async ({
    site,
  }) => {
    const { page } = await site.openPage({ path: screenPath("product", "sv"), width });
    const trial = appTrialOn(page, "sv");
    for (const [name, go] of trialSteps) {
      await go(trial);
      expect([name, await overflowingElements(page)]).toEqual([name, []]);
      expect([name, await cutOffTexts(page)]).toEqual([name, []]);
      const sizes = await fontSizes(page.locator("#try"));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallest);
    }
  });

  test(`the calculator is whole, and its texts are large, at ${width} px`, async ({ site }) => {
    const { page } = await site.openPage({ path: screenPath("home", "sv"), width });
    const { root, explain } = calculatorOn(page, "sv");
    await explain.click();
    expect(await overflowingElements(page)).toEqual([]);
    expect(await cutOffTexts(page)).toEqual([]);
    expect(Math.min(...(await fontSizes(root)))).toBeGreaterThanOrEqual(smallest);
  });
}

/** Titles of screens and their parts, the statements, and what names a page in the footer. */
const titles = "main h1, main h2, main p[class*='sentence'], footer li a, footer h2";

const screensWithLongWords = locales.flatMap((locale) =>
  (["home", "about", "product", "therapists", "cookiePolicy", "privacyPolicy"] as const).map(
    (screen) => screenPath(screen, locale),
  ),
);

for (const path of screensWithLongWords) {
  test(`no word of a title is broken on ${path}`, async ({ site }) => {
    const { page } = await site.openPage({ path });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await page.evaluate(brokenTexts, { selector: titles })]).toEqual([width, []]);
    }
  });
}

/** Names and roles of the team and of customers, leads and buttons. */
const names = "h3, [class*='role'], figcaption span, .lead, button";

const screensWithNames = locales.flatMap((locale) =>
  (["home", "about", "therapists", "accessibility"] as const).map((screen) =>
    screenPath(screen, locale),
  ),
);

for (const path of screensWithNames) {
  test(`no name, role, lead or button is broken on a phone on ${path}`, async ({ site }) => {
    const { page } = await site.openPage({ path, width: 375 });
    const broken = await page.evaluate(brokenTexts, { selector: names });
    // Wider than the screen.
    expect(broken.filter((word) => word !== "Kommunikationsansvarig")).toEqual([]);
    expect(await overflowingElements(page)).toEqual([]);
    expect(await cutOffTexts(page)).toEqual([]);
  });
}

/** The figures of the home page and of the company's, which are read as a whole: "24 timmar", "20 000+". */
const figures = "main ul[aria-label] > li > strong, main dl:not(:has(ul)) dd, #calculator strong";

for (const locale of locales) {
  test(`no figure is broken (${locale})`, async ({ site }) => {
    for (const screen of ["home", "about"] as const) {
      const { page } = await site.openPage({ path: screenPath(screen, locale) });
      expect(await page.locator(figures).count()).toBeGreaterThan(1);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const broken = await page.evaluate(brokenTexts, { selector: figures, unit: ".+" });
        expect([width, broken]).toEqual([width, []]);
      }
    }
  });
}

for (const locale of locales) {
  test(`on the guide's cover, the subtitle ends above the house (${locale})`, async ({ site }) => {
    const { page } = await site.openPage({ path: screenPath("whitePaper", locale), width: 375 });
    const cover = page.locator("main [role=img]");
    const house = (await cover.locator("img").boundingBox())!;
    const subtitle = (await cover
      .getByText(pageText(locale, "white-paper", "cover.subtitle"))
      .boundingBox())!;
    // The sky of the drawing (`house-pictures.ts`).
    const skyEnd = house.y + (house.height * 538) / 990;
    expect(subtitle.y + subtitle.height).toBeLessThanOrEqual(skyEnd);
  });
}
