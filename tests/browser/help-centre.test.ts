/** The help centre (by keyboard: `spoken.test.ts`): its cards, questions' URLs and search, as far as they need a browser. */
import { expect, test } from "../setup/fixtures";
import { pageText } from "../setup/output/page-text";
import {
  helpCategoryKeys,
  helpCategoryPath,
  helpQuestionUrl,
  screenPath,
} from "../../src/i18n/routes";
import accountEn from "../../src/locales/en/help-account.json";
import account from "../../src/locales/sv/help-account.json";
import payment from "../../src/locales/sv/help-payment.json";

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
  const opened = page.locator("main details[open]");
  await expect(opened.locator("summary")).toHaveText([accountEn[first].question]);
  await expect.poll(async () => (await opened.boundingBox())!.y).toBeGreaterThan(60);
  expect((await opened.boundingBox())!.y).toBeLessThan(120);
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, last);
  await expect(opened).toHaveCount(2);
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
  const title = payment["private-price"].question;
  await page.locator("main summary").filter({ hasText: title }).click();
  await page.locator("main details[open]").getByText("695").waitFor();

  await page.goto(helpQuestionUrl("account", "inactivity", "sv"));
  const opened = page.locator("main details[open]");
  await opened.filter({ hasText: account.inactivity.question }).waitFor();
});

test("the search loads from the site when the field is first focused, and stores nothing", async ({
  site,
}) => {
  const { page, context } = await site.openPage({ path: screenPath("helpCentre", "sv") });
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("searchbox").focus();
  await page.waitForLoadState("networkidle");
  const loaded = requests.length;
  expect(requests.filter((url) => !/^http:\/\/127\.0\.0\.1:\d+\/[^/]+\.js$/.test(url))).toEqual([]);
  expect(loaded).toBeGreaterThan(0);

  await page.getByRole("searchbox").pressSequentially("vad kostar ett samtal");
  await page.locator("main [role=status] ~ div a[href*='#']").first().waitFor();
  expect(requests).toHaveLength(loaded);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
