/** The search of the help centre in the browser. */
import {
  matches,
  openQuestions,
  questionText,
  searchField,
  untilShown,
} from "../setup/pages/help-pages";
import { hasFocus } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest, type VisitOptions } from "../setup/servers/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { helpCategoryPath, helpQuestionUrl, screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const openIndex = (locale: Locale, options: Partial<VisitOptions> = {}) =>
  site.openPage({ path: screenPath("helpCentre", locale), ...options });

test.each([
  ["sv", "glömt kdoen"],
  ["sv", "GLOMT KODEN"],
  ["en", "forgoten pasword"],
] as const)("tolerates typos and opens the question (%s: %s)", async (locale, typed) => {
  const { page, problems } = await openIndex(locale);
  await searchField(page, locale).pressSequentially(typed);
  await matches(page).first().waitFor();
  const count = await matches(page).count();
  expect(await page.locator("main").getByRole("status").first().innerText()).toContain(`${count}`);
  // The cards are hidden.
  expect(await page.locator("main li h2").filter({ visible: true }).count()).toBe(0);

  await matches(page).first().click();
  await page.waitForURL(site.origin + helpQuestionUrl("account", "forgotten-code", locale));
  await untilShown(page, questionText("account", "forgotten-code", locale));
  expect(problems()).toEqual([]);
});

test("loads from the site when the field is first focused, and stores nothing", async () => {
  const { page, context, foreignRequests } = await openIndex("sv");
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
  expect(foreignRequests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("works by the keyboard alone", async () => {
  const { page } = await openIndex("en");
  await searchField(page, "en").focus();
  await page.keyboard.type("prepaid");
  await matches(page).first().waitFor();
  // Past the clear button.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await hasFocus(matches(page).first())).toBe(true);
  await page.keyboard.press("Enter");
  const title = questionText("payment", "prepaid", "en");
  await untilShown(page, title);
  const summary = page.locator("main summary").filter({ hasText: title });
  expect(await hasFocus(summary)).toBe(true);
  // Enter closes it again: it is a native control.
  await page.keyboard.press("Enter");
  expect(await openQuestions(page)).toEqual([]);
});

test("Escape clears it and restores the cards", async () => {
  const { page } = await openIndex("en");
  await searchField(page, "en").fill("price");
  await matches(page).first().waitFor();
  await page.keyboard.press("Escape");
  expect(await searchField(page, "en").inputValue()).toBe("");
  expect(await hasFocus(searchField(page, "en"))).toBe(true);
  expect(await page.locator("main li h2").filter({ visible: true }).count()).toBe(7);
});

test.each(locales)("shows a message and a mail address without matches (%s)", async (locale) => {
  const { page } = await openIndex(locale);
  await searchField(page, locale).fill("xyzzy");
  const none = pageText(locale, "help-search", "none");
  await page.getByRole("status").filter({ hasText: none }).waitFor();
  expect(await page.locator('main a[href^="mailto:"]').filter({ visible: true }).count()).toBe(1);
});

test("on a category's page, a match on that page opens there", async () => {
  const { page, problems } = await site.openPage({ path: helpCategoryPath("payment", "en") });
  const title = questionText("payment", "private-price", "en");
  for (const words of ["pay for myself", "private price"]) {
    await searchField(page, "en").fill(words);
    await matches(page).filter({ hasText: title }).click();
    await untilShown(page, title);
    // The second time, the URL stays the same and the question is closed.
    await page.locator("main summary").filter({ hasText: title }).click();
  }
  expect(problems()).toEqual([]);
});

test("searches for text typed before hydration", async () => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { page } = await openIndex("en", {
    until: "load",
    loads: false,
    prepare: async (newPage) => {
      await newPage.route("**/app-*.js", async (route) => {
        await gate;
        await route.continue();
      });
    },
  });
  await searchField(page, "en").fill("price");
  release();
  await matches(page).first().waitFor();
});
