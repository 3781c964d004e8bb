/** Clicks before hydration. */
import type { Page } from "playwright-core";
import { siteUnderTest } from "../setup/servers/site";
import { pageText } from "../setup/output/page-text";
import { consentText, withRecord } from "../setup/pages/consent-page";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const openMenu = pageText("sv", "layout", "openMenu");
const cookieChoices = consentText("sv", "settingsItem");

/** Opens a page whose scripts load only after `releaseScripts`. */
async function openWithoutScripts(path: string) {
  let releaseScripts = (): void => undefined;
  const held = new Promise<void>((resolve) => (releaseScripts = resolve));
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
  return { ...visit, releaseScripts };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.each([openMenu, cookieChoices])("%s opens once the scripts have loaded", async (name) => {
  const { page, releaseScripts, problems } = await openWithoutScripts(screenPath("about", "sv"));
  await button(page, name).click();
  releaseScripts();
  await page.getByRole("dialog").waitFor();
  expect(problems()).toEqual([]);
});

test("nothing opens if the visitor has clicked elsewhere since", async () => {
  const { page, releaseScripts, problems } = await openWithoutScripts(screenPath("about", "sv"));
  await button(page, openMenu).click();
  await page.getByRole("heading", { level: 1 }).click();
  releaseScripts();
  // This click opens its dialog, so the page is hydrated; the earlier one stays closed.
  await button(page, cookieChoices).click();
  await page.getByRole("dialog").waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(problems()).toEqual([]);
});
