/** The stored consent: across tabs, malformed, and without storage. */
import type { Page } from "playwright-core";
import {
  bannerOn,
  choiceButton,
  dialogOn,
  nothing,
  onlyRecordOf,
  openDialog,
  storedBy,
  switchOn,
  withRecord,
} from "../setup/pages/consent-page";
import { scrollThrough } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import type { Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

async function openHome(locale: Locale = "sv") {
  return await site.openPage({ path: screenPath("home", locale) });
}

async function goToAbout(page: Page, locale: Locale): Promise<void> {
  const name = pageText(locale, "layout", "screens.about");
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  await page.waitForURL(site.origin + screenPath("about", locale));
}

test("a choice and its withdrawal apply to all tabs", async () => {
  const { page, context } = await openHome();
  const other = await context.newPage();
  await other.goto(screenPath("about", "en"));
  await bannerOn(other, "en").waitFor();
  await choiceButton(page, "sv", "accept").click();
  await bannerOn(other, "en").waitFor({ state: "detached" });

  await openDialog(other, "en", "footer");
  await choiceButton(other, "en", "reject").click();
  await dialogOn(other, "en").waitFor({ state: "detached" });
  await openDialog(page, "sv", "footer");
  expect(await switchOn(page, "sv", "analytics").isChecked()).toBe(false);
});

test.each(['{"analytics":"yes","marketing":true}', "{", "null", "[]", "1"])(
  "%s in storage is no choice",
  async (text) => {
    const visit = { path: screenPath("home", "sv"), prepare: withRecord(text) };
    const { page, problems } = await site.openPage(visit);
    await choiceButton(page, "sv", "reject").click();
    await bannerOn(page, "sv").waitFor({ state: "detached" });
    expect(await storedBy(page)).toEqual(onlyRecordOf(nothing));
    expect(problems()).toEqual([]);
  },
);

test("when storage throws, the page works and the choice lasts for the visit", async () => {
  const { page, problems } = await site.openPage({
    path: screenPath("home", "sv"),
    prepare: async (newPage) => {
      await newPage.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get: refuse });
        Object.defineProperty(window, "sessionStorage", { get: refuse });
      });
    },
  });
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await choiceButton(page, "sv", "accept").click();
  await bannerOn(page, "sv").waitFor({ state: "detached" });
  expect(warnings.at(-1)).toContain("could not be stored");
  await goToAbout(page, "sv");
  expect(await bannerOn(page, "sv").count()).toBe(0);
  expect(problems()).toEqual([]);
});

test("if the dialog fails to load, the banner still accepts a choice", async () => {
  const { page, pageErrors } = await openHome();
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.route("**/*.js", (route) => route.abort());
  await choiceButton(page, "sv", "customize").click();
  expect((await warned).text()).toContain("could not be loaded");
  await choiceButton(page, "sv", "reject").click();
  await bannerOn(page, "sv").waitFor({ state: "detached" });
  expect(await storedBy(page)).toEqual(onlyRecordOf(nothing));
  expect(pageErrors).toEqual([]);
});

test("Back restores the scroll position without storing anything", async () => {
  const { page } = await openHome("en");
  await scrollThrough(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.waitForFunction(() => scrollY === 900);
  const name = pageText("en", "layout", "screens.blog");
  const link = page.getByRole("banner").getByRole("link", { name, exact: true });
  // Playwright's own click would scroll first.
  await link.evaluate((element) => (element as HTMLElement).click());
  await page.waitForURL(site.origin + screenPath("blog", "en"));
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await page.waitForURL(site.origin + screenPath("home", "en"));
  await page.waitForFunction(() => Math.abs(scrollY - 900) < 2);
  expect(await storedBy(page)).toEqual({});
});
