/** A button that is pressed before the scripts are there. */
import type { Page } from "playwright-core";
import { siteUnderTest } from "../setup/servers/site";
import { pageText } from "../setup/output/page-text";
import { consentText, withRecord } from "../setup/pages/consent-page";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const openMenu = pageText("sv", "layout", "openMenu");
const cookieChoices = consentText("sv", "settingsItem");

/** The page as it arrives; its scripts come when they are let through. */
async function openWithoutScripts(path: string) {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  const visit = await site.openPage({
    path,
    width: 375,
    until: "load",
    async prepare(page) {
      await withRecord('{"analytics":false,"marketing":false}')(page);
      await page.route(/\.js$/, async (route) => {
        await held;
        await route.continue();
      });
    },
  });
  return { ...visit, letThrough };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.each([openMenu, cookieChoices])("%s opens as soon as they are", async (name) => {
  const { page, letThrough, problems } = await openWithoutScripts(screenPath("about", "sv"));
  await button(page, name).click();
  letThrough();
  await page.getByRole("dialog").waitFor();
  expect(problems()).toEqual([]);
});

test("nothing opens for who has gone on to something else", async () => {
  const { page, letThrough, problems } = await openWithoutScripts(screenPath("about", "sv"));
  await button(page, openMenu).click();
  await page.getByRole("heading", { level: 1 }).click();
  letThrough();
  // The one that is pressed now opens, so the page answers; the one from before stays closed.
  await button(page, cookieChoices).click();
  await page.getByRole("dialog").waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(problems()).toEqual([]);
});
