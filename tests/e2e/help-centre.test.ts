/** The help centre in the browser: cards, questions and their URLs. */
import type { Page } from "playwright-core";
import { injectAxe, violations } from "../setup/browser/axe";
import {
  matches,
  openQuestions,
  questionText,
  searchField,
  untilShown,
} from "../setup/pages/help-pages";
import { copiedText, animationsFinished } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { locales } from "../../src/i18n/locales";
import {
  helpCategoryKeys,
  helpCategoryPath,
  helpQuestionUrl,
  screenPath,
} from "../../src/i18n/routes";

const site = siteUnderTest();

/** Distance of the first open question from the viewport's top, in CSS pixels. */
async function topOfOpen(page: Page): Promise<number> {
  const item = page.locator("main details[open]").first();
  return await item.evaluate((element) => element.getBoundingClientRect().top);
}

test.each(locales)("seven cards lead to the categories, in order (%s)", async (locale) => {
  const { page, problems } = await site.openPage({ path: screenPath("helpCentre", locale) });
  const links = page.locator("main li h2 a");
  const paths = await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(paths).toEqual(helpCategoryKeys.map((category) => helpCategoryPath(category, locale)));
  // The whole card is the target.
  await page
    .locator("main li")
    .nth(2)
    .click({ position: { x: 30, y: 30 } });
  await page.waitForURL(site.origin + helpCategoryPath("account", locale));
  await page.locator("main details").first().waitFor();
  const back = page.getByRole("link", { name: pageText(locale, "help-category", "back") });
  await back.click();
  await page.waitForURL(site.origin + screenPath("helpCentre", locale));
  expect(problems()).toEqual([]);
});

describe("a question's URL", () => {
  const first = "get-started";
  const last = "inactivity";

  test.each(locales)("opens and shows the question (%s)", async (locale) => {
    for (const key of [first, last]) {
      const path = helpQuestionUrl("account", key, locale);
      const { page, problems } = await site.openPage({ path });
      await untilShown(page, questionText("account", key, locale));
      expect(problems()).toEqual([]);
    }
  });

  test.each(locales)("opens the question without JavaScript, too (%s)", async (locale) => {
    const path = helpQuestionUrl("account", last, locale);
    const { page } = await site.openPage({ path, javaScript: false });
    const title = questionText("account", last, locale);
    await page.locator("main details[open]").filter({ hasText: title }).waitFor();
  });

  test("another fragment on the same page opens another question and leaves the first open", async () => {
    const { page } = await site.openPage({ path: helpQuestionUrl("account", first, "en") });
    await untilShown(page, questionText("account", first, "en"));
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, last);
    await page.locator("main details[open]").nth(1).waitFor();
    expect(await openQuestions(page)).toHaveLength(2);
  });

  test("an unknown fragment changes nothing", async () => {
    const { page, problems } = await site.openPage({
      path: `${helpCategoryPath("account", "en")}#nonsense`,
    });
    await page.waitForLoadState("networkidle");
    expect(await openQuestions(page)).toEqual([]);
    expect(problems()).toEqual([]);
  });

  test("is copied by the link in the open answer, without scrolling", async () => {
    const path = helpCategoryPath("account", "en");
    const { page } = await site.openPage({
      path,
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    });
    await page.locator("main summary").nth(5).click();
    const item = page.locator("main details[open]");
    await animationsFinished(item);
    const link = item.getByRole("link", { name: pageText("en", "help-category", "link") });
    await link.scrollIntoViewIfNeeded();
    const before = await topOfOpen(page);
    await link.click();
    await item
      .getByRole("status")
      .filter({ hasText: pageText("en", "help-category", "copied") })
      .waitFor();
    expect(await copiedText(page)).toBe(site.origin + helpQuestionUrl("account", "login", "en"));
    expect(await topOfOpen(page)).toBeCloseTo(before, 0);
  });
});

test.each(locales)("questions open independently, without axe violations (%s)", async (locale) => {
  const { page, problems } = await site.openPage({
    path: helpCategoryPath("payment", locale),
    width: 375,
    prepare: injectAxe,
    context: { reducedMotion: "reduce" },
  });
  const summaries = page.locator("main summary");
  const count = await summaries.count();
  for (const summary of await summaries.all()) await summary.click();
  expect(await openQuestions(page)).toHaveLength(count);
  expect(await violations(page)).toEqual([]);
  await summaries.nth(1).click();
  expect(await openQuestions(page)).toHaveLength(count - 1);
  expect(problems()).toEqual([]);
});

test.each([320, 375, 768, 1280, 1920])("nothing overflows the viewport at %i px", async (width) => {
  for (const locale of locales) {
    const { page } = await site.openPage({ path: screenPath("helpCentre", locale), width });
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isWider()).toBe(false);
    await searchField(page, locale).fill(locale === "sv" ? "arbetsgivare" : "employer");
    await matches(page).first().waitFor();
    expect(await isWider()).toBe(false);

    for (const category of helpCategoryKeys) {
      await page.goto(helpCategoryPath(category, locale));
      await page.evaluate(() => {
        for (const item of document.querySelectorAll<HTMLDetailsElement>("main details")) {
          item.open = true;
        }
      });
      expect([category, await isWider()]).toEqual([category, false]);
    }
  }
});

test.each(locales)(
  "without JavaScript there are cards and questions, but no search (%s)",
  async (locale) => {
    const { page } = await site.openPage({
      path: screenPath("helpCentre", locale),
      javaScript: false,
    });
    expect(await page.getByRole("searchbox").filter({ visible: true }).count()).toBe(0);
    await page.locator("main li h2 a").nth(6).click();
    await page.waitForURL(site.origin + helpCategoryPath("payment", locale));
    expect(await page.getByRole("searchbox").filter({ visible: true }).count()).toBe(0);
    const title = questionText("payment", "private-price", locale);
    await page.locator("main summary").filter({ hasText: title }).click();
    await page.locator("main details[open]").getByText("695").waitFor();
  },
);
