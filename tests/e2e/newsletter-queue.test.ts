/** A sign-up that cannot be sent at once. The visitor goes on meanwhile, and it is stored, once. */
import type { Page } from "playwright-core";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";
import { confirmation, fillIn, formPath, newsletter, submitButton } from "../setup/pages/form-page";
import { receiverServer } from "../setup/servers/receiver-server";
import { siteUnderTest } from "../setup/servers/site";

const site = siteUnderTest();
const receiver = receiverServer();

beforeEach(async () => {
  // A new database has no tables yet.
  await fetch(`${receiver.origin}/v1/website/maintenance`, { method: "POST" });
  await receiver.execute("DELETE FROM leads", "DELETE FROM visitors");
});

async function goToAbout(page: Page, locale: Locale): Promise<void> {
  const path = screenPath("about", locale);
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForURL(receiver.origin + path);
}

async function signUp(page: Page, locale: Locale): Promise<void> {
  await fillIn(page, newsletter);
  await submitButton(page).click();
  await confirmation(page, newsletter, locale).waitFor();
}

/** Waits for the sign-up, and then long enough to see a second one. */
async function storedLeads(page: Page): Promise<number> {
  while ((await receiver.leads()).length === 0) await page.waitForTimeout(200);
  await page.waitForTimeout(2_000);
  return (await receiver.leads()).length;
}

test.each(locales)("a receiver that is asked too often is asked later (%s)", async (locale) => {
  const { page } = await site.openPage({
    path: formPath(newsletter, locale),
    origin: receiver.origin,
  });
  let refusals = 0;
  await page.route("**/v1/website/newsletter-sign-up", async (route) => {
    if (refusals === 2) {
      await route.continue();
      return;
    }
    refusals += 1;
    await route.fulfill({ status: 429, headers: { "Retry-After": "2" } });
  });
  await signUp(page, locale);
  await goToAbout(page, locale);
  expect(await storedLeads(page)).toBe(1);
  expect(refusals).toBe(2);
});

test.each(locales)("without a connection, it is sent once there is one (%s)", async (locale) => {
  const { page } = await site.openPage({
    path: formPath(newsletter, locale),
    origin: receiver.origin,
  });
  // So that the page is there when there is no connection.
  await goToAbout(page, locale);
  await page.goBack();
  await submitButton(page).scrollIntoViewIfNeeded();
  await fillIn(page, newsletter);
  await page.context().setOffline(true);
  await signUp(page, locale);
  await goToAbout(page, locale);
  expect(await receiver.leads()).toEqual([]);
  await page.context().setOffline(false);
  expect(await storedLeads(page)).toBe(1);
});
