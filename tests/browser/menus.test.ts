/** The Product menu in the header, the drawer on phones, and the language panel. */
import { expect, test } from "../setup/fixtures";
import type { Locator, Page } from "@playwright/test";
import { withRecord } from "../setup/pages/consent-page";
import type { Site } from "../setup/servers/site";
import {
  animationsFinished,
  holdRequests,
  markWindow,
  pageWidth,
  wasReloaded,
} from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { screenPath } from "../../src/i18n/routes";

const height = 800;
const home = screenPath("home", "en");
const text = (key: Parameters<typeof pageText<"layout">>[2]) => pageText("en", "layout", key);

const productScreens = ["product", "therapists", "whitePaper"] as const;

/** Opens the home page. @returns the button of the Product menu, too, and the links that it shows. */
async function openWide(site: Site) {
  const visit = await site.openPage({ path: home });
  const menu = visit.page.getByRole("banner").locator("details").filter({ visible: true });
  const button = menu.locator("summary").filter({ hasText: text("product") });
  return { ...visit, button, links: menu.getByRole("link").filter({ visible: true }) };
}

test("the Product menu closes on the way to a page, and marks that page", async ({ site }) => {
  const { page, button, links } = await openWide(site);
  await markWindow(page);
  for (const screen of productScreens) {
    await button.click();
    await links.filter({ hasText: text(`screens.${screen}`) }).click();
    await page.waitForURL(site.origin + screenPath(screen, "en"));
    await expect(links).toHaveCount(0);
  }
  await button.click();
  const current = page.getByRole("banner").locator('[aria-current="page"]');
  await expect(current.filter({ visible: true })).toHaveText([text("screens.whitePaper")]);
  expect(await wasReloaded(page)).toBe(false);
});

async function openDrawer(page: Page) {
  await page.getByRole("button", { name: text("openMenu") }).click();
  const drawer = page.getByRole("dialog", { name: text("menu") });
  await drawer.waitFor();
  await animationsFinished(drawer);
  return drawer;
}

const panelOn = (page: Page) => page.getByRole("dialog", { name: text("chooseLanguage") });

test("the drawer covers a phone's width and closes on navigation, also to the page it stands on", async ({
  site,
}) => {
  const { page } = await site.openPage({ path: home, width: 375 });
  await markWindow(page);
  for (const screen of ["about", "about", "whitePaper"] as const) {
    const drawer = await openDrawer(page);
    const box = (await drawer.boundingBox())!;
    expect([box.x, box.width, box.y + box.height]).toEqual([0, await pageWidth(page), 900]);
    await drawer.getByRole("link", { name: text(`screens.${screen}`), exact: true }).click();
    await page.waitForURL(site.origin + screenPath(screen, "en"));
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  // The page below can be used again.
  await page.getByRole("banner").getByRole("link").first().click();
  await page.waitForURL(site.origin + home);
  expect(await wasReloaded(page)).toBe(false);
});

test("with room for the menu, which takes the focus, drawer and panel close", async ({ site }) => {
  const { page } = await site.openPage({ path: home, width: 375 });
  const drawer = await openDrawer(page);
  await drawer.getByRole("button", { name: text("changeLanguage") }).click();
  await panelOn(page).waitFor();
  await page.setViewportSize({ width: 1280, height });
  await page.waitForFunction(() => document.querySelector("dialog") === null);
  const first = page.getByRole("banner").getByRole("navigation").getByRole("link").first();
  await expect(first).toBeFocused();
});

/** Opens a page, and its panel by the button in the header, or in the footer if the header has no room. */
async function openOn(site: Site, path: string, width = 1280) {
  const visit = await site.openPage({ path, width, height });
  const buttons = visit.page.getByRole("button", { name: text("changeLanguage") });
  const trigger = buttons.filter({ visible: true }).first();
  await trigger.click();
  const panel = panelOn(visit.page);
  await panel.waitFor();
  return { ...visit, panel, trigger };
}

/** The panel's start and end position, and the page's width at the start. */
async function slideOf(panel: Locator) {
  const { widthAtStart, start } = await panel.evaluate((dialog) => {
    const widthAtStart = document.body.getBoundingClientRect().width;
    const [animation] = dialog.getAnimations();
    if (!animation) return { widthAtStart };
    animation.pause();
    animation.currentTime = 0;
    const { x, y } = dialog.getBoundingClientRect();
    animation.play();
    const { duration } = animation.effect?.getComputedTiming() ?? {};
    return { widthAtStart, start: { x, y, duration } };
  });
  await animationsFinished(panel);
  return { widthAtStart, start, end: (await panel.boundingBox())! };
}

test("above 768 px the panel slides in from the right, up to that from below", async ({ site }) => {
  for (const [width, end] of [
    [769, (room: number) => ({ x: room - 480, y: 0, width: 480, height })],
    [768, (room: number) => ({ x: 0, y: height * 0.15, width: room, height: height * 0.85 })],
  ] as const) {
    const { page, panel } = await openOn(site, home, width);
    const slide = await slideOf(panel);
    expect(slide.end).toEqual(end(await pageWidth(page)));
    const start = width > 768 ? { x: slide.widthAtStart, y: 0 } : { x: 0, y: height };
    // On a slow machine, the animation may already have finished.
    if (slide.start) expect(slide.start).toEqual({ ...start, duration: 300 });
  }
});

test("the panel names both languages, and by keyboard one of them, which is a full load", async ({
  site,
}) => {
  const { page, panel, trigger } = await openOn(site, screenPath("blog", "en"));
  await animationsFinished(panel);
  await expect(panel.locator(":focus")).toHaveCount(1);
  const links = await panel.getByRole("link").evaluateAll((all) =>
    all.map((link) => {
      const attributes = ["href", "hreflang", "lang", "aria-current"];
      return [link.textContent, ...attributes.map((each) => link.getAttribute(each))];
    }),
  );
  expect(links).toEqual([
    ["Svenska", "/", "sv", "sv", null],
    ["English", "/en", "en", "en", "true"],
  ]);
  await page.mouse.click(40, 400);
  await panel.waitFor({ state: "detached" });
  await expect(trigger).toBeFocused();

  await markWindow(page);
  await trigger.press("Enter");
  const link = panel.getByRole("link", { name: text("languageNames.sv") });
  await link.waitFor();
  const focused = link.and(page.locator(":focus"));
  while ((await focused.count()) === 0) await page.keyboard.press("Tab");
  const loaded = page.waitForEvent("load");
  await page.keyboard.press("Enter");
  await loaded;
  await expect(page).toHaveURL(site.origin + screenPath("home", "sv"));
  expect(await wasReloaded(page)).toBe(true);
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
});

const openMenu = text("openMenu");
const cookieChoices = pageText("en", "cookie-consent", "settingsItem");

/** Opens a page whose scripts load only after `release`. */
async function openWithoutScripts(site: Site) {
  let release = (): void => undefined;
  const { page } = await site.openPage({
    path: screenPath("about", "en"),
    width: 375,
    until: "load",
    async prepare(fresh) {
      await withRecord('{"analytics":false,"marketing":false}')(fresh);
      release = await holdRequests(fresh, "**/*.js");
    },
  });
  return { page, release };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the drawer opens once the scripts have loaded", async ({ site }) => {
  const { page, release } = await openWithoutScripts(site);
  await button(page, openMenu).click();
  release();
  await page.getByRole("dialog").waitFor();
});

test("nothing opens if the visitor has clicked elsewhere since", async ({ site }) => {
  const { page, release } = await openWithoutScripts(site);
  await button(page, openMenu).click();
  await page.getByRole("heading", { level: 1 }).click();
  release();
  // This click opens its dialog, so the page is hydrated; the earlier one stays closed.
  await button(page, cookieChoices).click();
  await page.getByRole("dialog").waitFor();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(1);
});
