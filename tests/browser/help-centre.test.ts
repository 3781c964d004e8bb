/** The help centre (by keyboard: `spoken.test.ts`): its cards, questions' URLs and search, as far as they need a browser. */
import { expect, test } from "../setup/fixtures";
import { pageText } from "../setup/output/page-text";
import {
  matches,
  openQuestions,
  questionText,
  searchField,
  untilShown,
} from "../setup/pages/help-pages";
import {
  helpCategoryKeys,
  helpCategoryPath,
  helpQuestionUrl,
  screenPath,
} from "../../src/i18n/routes";

test("seven cards in order, each of which leads to its category, and a link back", async ({
  site,
}) => {
  const { page } = await site.openPage({ path: screenPath("helpCentre", "sv") });
  const links = page.locator("main li h3 a");
  const paths = await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(paths).toEqual(helpCategoryKeys.map((category) => helpCategoryPath(category, "sv")));
  // The whole card is the target, and shows it.
  const card = page.locator("main li:has(h3)").nth(2);
  const edge = () => card.evaluate((each) => getComputedStyle(each).borderTopColor);
  const atRest = await edge();
  await card.hover();
  await expect.poll(edge).not.toBe(atRest);
  await card.click({ position: { x: 30, y: 30 } });
  await page.waitForURL(site.origin + helpCategoryPath("account", "sv"));
  await page.getByRole("link", { name: pageText("sv", "help-category", "back") }).click();
  await page.waitForURL(site.origin + screenPath("helpCentre", "sv"));
});

test("a question's URL shows it below the header, and another leaves it open", async ({ site }) => {
  const [first, last] = ["get-started", "inactivity"] as const;
  const { page } = await site.openPage({ path: helpQuestionUrl("account", first, "en") });
  await untilShown(page, questionText("account", first, "en"));
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, last);
  await page.locator("main details[open]").nth(1).waitFor();
  expect(await openQuestions(page)).toHaveLength(2);
});

test("without JavaScript there are cards and questions with URLs, but no search", async ({
  site,
}) => {
  const { page } = await site.openPage({
    path: screenPath("helpCentre", "sv"),
    javaScript: false,
  });
  const search = page.getByRole("searchbox").filter({ visible: true });
  await expect(search).toHaveCount(0);
  await page.locator("main li h3 a").nth(6).click();
  await page.waitForURL(site.origin + helpCategoryPath("payment", "sv"));
  await expect(search).toHaveCount(0);
  const title = questionText("payment", "private-price", "sv");
  await page.locator("main summary").filter({ hasText: title }).click();
  await page.locator("main details[open]").getByText("695").waitFor();

  await page.goto(helpQuestionUrl("account", "inactivity", "sv"));
  const opened = page.locator("main details[open]");
  await opened.filter({ hasText: questionText("account", "inactivity", "sv") }).waitFor();
});

test("the search loads from the site when the field is first focused, and stores nothing", async ({
  site,
}) => {
  const { page, context } = await site.openPage({ path: screenPath("helpCentre", "sv") });
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await searchField(page, "sv").focus();
  await page.waitForLoadState("networkidle");
  const loaded = requests.length;
  expect(requests.filter((url) => !/^http:\/\/127\.0\.0\.1:\d+\/[^/]+\.js$/.test(url))).toEqual([]);
  expect(loaded).toBeGreaterThan(0);

  await searchField(page, "sv").pressSequentially("vad kostar ett samtal");
  await matches(page).first().waitFor();
  expect(requests).toHaveLength(loaded);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
