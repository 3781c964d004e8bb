/** Compares screenshots with their references. README.md explains how to renew them. */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page, PageScreenshotOptions } from "@playwright/test";
import { hasBundledChromium } from "../../setup/browser/bundled-chromium";
import { scrollThrough } from "../../setup/browser/page-probes";
import { expect, test } from "../../setup/fixtures";
import { nothing, withChoice } from "../../setup/pages/consent-page";
import type { Site } from "../../setup/servers/site";
import { views, type View } from "./views";

const folder = join(__dirname, "references");

/** The footer shows the year. */
const today = new Date("2026-06-15T12:00:00+02:00");

test.use({ browserOptions: { hasOwnFonts: true } });

test.skip(
  !hasBundledChromium || process.env.CHROMIUM_PATH !== undefined,
  "Only the Chromium of the npm packages (Linux on x64, without CHROMIUM_PATH) renders the same pixels as the references.",
);

for (const view of views) {
  test(view.name, async ({ site }) => {
    const page = await openView(site, view);
    const area = await areaOf(page, view);
    await imagesDecoded(page, area);
    await expect(page).toHaveScreenshot(`${view.name}.png`, {
      ...(view.part && { clip: area, fullPage: true }),
      timeout: 60_000,
    });
  });
}

test("every view has a reference, and no reference is unused", ({}, { config }) => {
  const names = views.map(({ name }) => `${name}.png`).sort();
  if (config.updateSnapshots === "changed" || config.updateSnapshots === "all") {
    const unused = readdirSync(folder).filter((file) => !names.includes(file));
    for (const file of unused) rmSync(join(folder, file));
  }
  expect(readdirSync(folder).sort()).toEqual(names);
});

async function openView(site: Site, view: View): Promise<Page> {
  const { path, locale, width, height, isFirstVisit = false } = view;
  const { page } = await site.openPage({
    path,
    width,
    height,
    context: {
      deviceScaleFactor: 1,
      colorScheme: "light",
      reducedMotion: "reduce",
      locale: { sv: "sv-SE", en: "en-GB" }[locale],
      timezoneId: "Europe/Stockholm",
      ...(!isFirstVisit && withChoice(site.origin, nothing)),
    },
    prepare: (opened) => opened.clock.setFixedTime(today),
  });
  await view.arrange?.(page);
  // Nothing is hovered.
  await page.mouse.move(0, 0);
  if (view.part) await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  return page;
}

type Area = NonNullable<PageScreenshotOptions["clip"]>;

async function areaOf(page: Page, { part, width, height }: View): Promise<Area> {
  if (!part) return { x: 0, y: 0, width, height };
  // Relative to the page: at its top, the sticky header covers nothing else.
  return await part(page).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
    return { x, y, width: Math.ceil(right + scrollX) - x, height: Math.ceil(bottom + scrollY) - y };
  });
}

/** Waits for the images in an area. Those outside may not even be asked for. */
async function imagesDecoded(page: Page, area: Area): Promise<void> {
  await page.evaluate(async ({ x, y, width, height }) => {
    const visible = [...document.images].filter((image) => {
      const box = image.getBoundingClientRect();
      const [left, top] = [box.left + scrollX, box.top + scrollY];
      return left < x + width && left + box.width > x && top < y + height && top + box.height > y;
    });
    await Promise.all(visible.map((image) => image.decode()));
  }, area);
}
