/** The legal pages in use. */
import { expect, test } from "../setup/fixtures";
import type { Page } from "@playwright/test";
import { pageText } from "../setup/output/page-text";
import { screenPath } from "../../src/i18n/routes";

async function distanceBelowBar(page: Page, id: string): Promise<number> {
  return await page.evaluate((sectionId) => {
    const title = document.querySelector(`#${sectionId} :is(h2, h3)`)!.getBoundingClientRect();
    return title.top - document.querySelector("header")!.getBoundingClientRect().bottom;
  }, id);
}

async function expectArrival(page: Page, id: string): Promise<void> {
  await page.waitForURL(`**#${id}`);
  const distance = await distanceBelowBar(page, id);
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThan(64);
}

test("beside the text, the contents lead on by keyboard", async ({ site }) => {
  const locale = "sv";
  const { page } = await site.openPage({ path: screenPath("privacyPolicy", locale) });
  const contents = page.getByRole("navigation", { name: pageText(locale, "legal", "contents") });
  const links = contents.getByRole("link");
  await expect(links).toHaveCount(13);
  await links.first().focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press("Tab");
  await expect(contents.locator('a[href="#retention"]').last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expectArrival(page, "retention");
  // Reading goes on there: Tab leads to the first link after the place.
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("section")?.id)).toBe("rights");
});

for (const javaScript of [true, false]) {
  test(`on a phone, the contents unfold and lead on by keyboard (script: ${javaScript})`, async ({
    site,
  }) => {
    const path = screenPath("appTerms", "sv");
    const { page } = await site.openPage({ path, width: 375, height: 667, javaScript });
    const contents = page.getByRole("navigation", { name: pageText("sv", "legal", "contents") });
    const link = contents.getByRole("link", { name: "App privacy policy" });
    await expect(link).toHaveCount(0);
    await contents.locator("summary").focus();
    await page.keyboard.press("Enter");
    await link.focus();
    await page.keyboard.press("Enter");
    await expectArrival(page, "app-privacy-policy");
  });
}

test("a URL with a section's id opens at the section", async ({ site }) => {
  const path = `${screenPath("cookiePolicy", "en")}#choice`;
  const { page } = await site.openPage({ path });
  await expectArrival(page, "choice");
});

test("the cookie policy prints without navigation, and its table is cards on a phone", async ({
  site,
}) => {
  const { page } = await site.openPage({ path: screenPath("cookiePolicy", "sv") });
  await page.emulateMedia({ media: "print" });
  const isSeen = (selector: string) => page.locator(selector).first().isVisible();
  for (const selector of ["header nav", "footer nav", "main nav", "main article p:has(svg)"])
    expect([selector, await isSeen(selector)]).toEqual([selector, false]);
  for (const selector of ["h1", "main section p", "main thead"])
    expect([selector, await isSeen(selector)]).toEqual([selector, true]);

  // A card for each row, with its headings as text.
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await isSeen("#storage thead")).toBe(false);
  const first = await page.locator("#storage tbody tr:has(td)").first().innerText();
  for (const heading of ["Ändamål", "Typ", "Sätts av", "Sparas"]) expect(first).toContain(heading);
});
