/** The drawer on phones, the language panel, and clicks before hydration; the rest: `tests/unit`, `tests/engines`. */
import { expect, test } from "../setup/fixtures";
import type { Page } from "@playwright/test";
import { nothing, withChoice } from "../setup/pages/consent-page";
import type { Site } from "../setup/servers/site";
import { animationsFinished, openUnhydrated } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { screenPath } from "../../src/i18n/routes";

const text = (key: Parameters<typeof pageText<"layout">>[2]) => pageText("en", "layout", key);

test("the drawer covers a phone's width, and closes on the way to a page, even its own", async ({
  site,
}) => {
  const { page } = await site.openPage({ path: screenPath("home", "en"), width: 375 });
  for (const screen of ["about", "about", "whitePaper"] as const) {
    await page.getByRole("button", { name: text("openMenu") }).click();
    const drawer = page.getByRole("dialog", { name: text("menu") });
    await drawer.waitFor();
    await animationsFinished(drawer);
    const box = (await drawer.boundingBox())!;
    expect([box.x, box.width, box.y + box.height]).toEqual([
      0,
      (await page.locator("body").boundingBox())!.width,
      900,
    ]);
    await drawer.getByRole("link", { name: text(`screens.${screen}`), exact: true }).click();
    await page.waitForURL(site.origin + screenPath(screen, "en"));
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  // The page below can be used again.
  await page.getByRole("banner").getByRole("link").first().click();
  await page.waitForURL(site.origin + screenPath("home", "en"));
});

test("the languages are at the right side of a desktop, and at the lower end of a phone", async ({
  site,
}) => {
  const { page } = await site.openPage({ path: screenPath("about", "en") });
  await page
    .getByRole("banner")
    .getByRole("button", { name: text("changeLanguage") })
    .click();
  const panel = page.getByRole("dialog", { name: text("chooseLanguage") });
  await panel.waitFor();
  await animationsFinished(panel);
  const sides = await panel.boundingBox();
  const width = (await page.locator("body").boundingBox())!.width;
  expect([sides!.x + sides!.width, sides!.y, sides!.height]).toEqual([width, 0, 900]);
  expect(sides!.width).toBeLessThan(width / 2);
  await page.setViewportSize({ width: 375, height: 900 });
  await animationsFinished(panel);
  const sheet = (await panel.boundingBox())!;
  expect([sheet.x, sheet.width, sheet.y + sheet.height]).toEqual([
    0,
    (await page.locator("body").boundingBox())!.width,
    900,
  ]);
  expect(sheet.y).toBeGreaterThan(0);
});

const openMenu = text("openMenu");
const cookieChoices = pageText("en", "cookie-consent", "settingsItem");

const openWithoutScripts = (site: Site) =>
  openUnhydrated(site, {
    path: screenPath("about", "en"),
    width: 375,
    context: withChoice(site.origin, nothing),
  });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the drawer opens once the scripts have loaded", async ({ site }) => {
  const { page, hydrate } = await openWithoutScripts(site);
  await button(page, openMenu).click();
  hydrate();
  await page.getByRole("dialog").waitFor();
});

test("nothing opens if the visitor has clicked elsewhere since", async ({ site }) => {
  const { page, hydrate } = await openWithoutScripts(site);
  await button(page, openMenu).click();
  await page.getByRole("heading", { level: 1 }).click();
  hydrate();
  // This click opens its dialog, so the page is hydrated; the earlier one stays closed.
  await button(page, cookieChoices).click();
  await page.getByRole("dialog").waitFor();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(1);
});
