/** The Product menu in the header, and the drawer on phones. */
import type { Page } from "playwright-core";
import { siteUnderTest } from "../setup/servers/site";
import {
  hasFocus,
  containsFocus,
  markWindow,
  pageWidth,
  animationsFinished,
  wasReloaded,
} from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const productScreens = ["product", "therapists", "whitePaper"] as const;

/** The button of the Product menu and the list that it opens. */
function productMenu(page: Page, locale: Locale) {
  const menu = page.getByRole("banner").locator("details").filter({ visible: true });
  const button = menu.locator("summary").filter({ hasText: pageText(locale, "layout", "product") });
  return { button, links: menu.getByRole("link").filter({ visible: true }) };
}

async function openHome(locale: Locale = "en", width = 1280) {
  return await site.openPage({ path: screenPath("home", locale), width });
}

test.each(locales)("a click opens the Product menu and another closes it (%s)", async (locale) => {
  const { page, problems } = await openHome(locale);
  const { button, links } = productMenu(page, locale);
  expect(await links.count()).toBe(0);
  await button.click();
  expect(await links.allInnerTexts()).toEqual(
    productScreens.map((screen) => pageText(locale, "layout", `screens.${screen}`)),
  );
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(productScreens.map((screen) => screenPath(screen, locale)));
  await button.click();
  expect(await links.count()).toBe(0);
  expect(problems()).toEqual([]);
});

test("the Product menu works with the keyboard, and Escape restores the focus", async () => {
  const { page } = await openHome();
  const { button, links } = productMenu(page, "en");
  await button.focus();
  await page.keyboard.press("Enter");
  expect(await links.count()).toBe(productScreens.length);
  await page.keyboard.press("Tab");
  expect(await hasFocus(links.first())).toBe(true);

  await page.keyboard.press("Escape");
  expect(await links.count()).toBe(0);
  expect(await hasFocus(button)).toBe(true);
  await page.keyboard.press("Space");
  expect(await links.count()).toBe(productScreens.length);
});

test("the Product menu closes when the focus or a click goes elsewhere", async () => {
  const { page } = await openHome();
  const { button, links } = productMenu(page, "en");
  await button.click();
  await page.locator("main h1").click();
  expect(await links.count()).toBe(0);

  await button.click();
  for (let stop = 0; stop <= productScreens.length; stop += 1) await page.keyboard.press("Tab");
  expect(await links.count()).toBe(0);
});

test("the Product menu closes on the way to a page, and marks that page", async () => {
  const { page } = await openHome();
  await markWindow(page);
  const { button, links } = productMenu(page, "en");
  for (const screen of productScreens) {
    await button.click();
    await links.filter({ hasText: pageText("en", "layout", `screens.${screen}`) }).click();
    await page.waitForURL(site.origin + screenPath(screen, "en"));
    expect(await links.count()).toBe(0);
  }
  await button.click();
  const current = page.getByRole("banner").locator('[aria-current="page"]');
  expect(await current.filter({ visible: true }).allInnerTexts()).toEqual([
    pageText("en", "layout", "screens.whitePaper"),
  ]);
  expect(await wasReloaded(page)).toBe(false);
});

async function openDrawer(page: Page, locale: Locale) {
  const toggle = page.getByRole("button", { name: pageText(locale, "layout", "openMenu") });
  await toggle.click();
  const drawer = page.getByRole("dialog", { name: pageText(locale, "layout", "menu") });
  await drawer.waitFor();
  await animationsFinished(drawer);
  return { toggle, drawer };
}

test.each(locales)("on a phone the drawer has the same links (%s)", async (locale) => {
  const { page, problems } = await openHome(locale, 375);
  expect(await productMenu(page, locale).button.count()).toBe(0);
  const { drawer } = await openDrawer(page, locale);
  const hrefs = await drawer
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const screens = ["about", "blog", ...productScreens, "demoBooking"] as const;
  expect(hrefs).toEqual(screens.map((screen) => screenPath(screen, locale)));

  const box = (await drawer.boundingBox())!;
  const room = await pageWidth(page);
  expect([box.x, box.width]).toEqual([0, room]);
  expect(box.y + box.height).toBe(900);
  expect(problems()).toEqual([]);
});

test("the drawer traps the focus, and Escape restores it", async () => {
  const { page } = await openHome("en", 375);
  const { toggle, drawer } = await openDrawer(page, "en");
  const links = await drawer.locator("a, button").count();
  for (let stop = 0; stop < links + 3; stop += 1) {
    // Between the last stop and the first, the focus is the browser's own.
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest("dialog") === null;
    });
    expect(isOutside).toBe(false);
    await page.keyboard.press("Tab");
  }
  await drawer.getByRole("link").first().focus();
  expect(await containsFocus(drawer)).toBe(true);

  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  expect(await hasFocus(toggle)).toBe(true);
});

test("the close button closes the drawer", async () => {
  const { page } = await openHome("sv", 375);
  const { toggle, drawer } = await openDrawer(page, "sv");
  await drawer.getByRole("button", { name: pageText("sv", "layout", "closeMenu") }).click();
  await drawer.waitFor({ state: "detached" });
  expect(await hasFocus(toggle)).toBe(true);
});

test("the drawer closes when the viewport grows, and the page is usable", async () => {
  const { page, problems } = await openHome("en", 375);
  const { drawer } = await openDrawer(page, "en");
  await page.setViewportSize({ width: 1280, height: 900 });
  await drawer.waitFor({ state: "detached" });
  const about = page.getByRole("banner").getByRole("link", { name: "About", exact: true });
  expect(await hasFocus(about)).toBe(true);
  await page.mouse.move(640, 450);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 0);
  await page.setViewportSize({ width: 375, height: 900 });
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(problems()).toEqual([]);
});

test("the drawer closes on navigation, also to the page it stands on", async () => {
  const { page, problems } = await openHome("en", 375);
  await markWindow(page);
  for (const screen of ["about", "about", "whitePaper"] as const) {
    const { drawer } = await openDrawer(page, "en");
    const name = pageText("en", "layout", `screens.${screen}`);
    await drawer.getByRole("link", { name, exact: true }).click();
    await page.waitForURL(site.origin + screenPath(screen, "en"));
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  // The page below can be used again.
  await page.getByRole("banner").getByRole("link").first().click();
  await page.waitForURL(site.origin + screenPath("home", "en"));
  expect(await wasReloaded(page)).toBe(false);
  expect(problems()).toEqual([]);
});
