/** Takes reproducible screenshots of views. */
import type { Page, PageScreenshotOptions } from "@playwright/test";
import { nothing, withRecord } from "../../setup/pages/consent-page";
import { scrollThrough } from "../../setup/browser/page-probes";
import type { Site } from "../../setup/servers/site";
import { compareScreenshots, decodePng, type Picture } from "./compare-pictures";
import type { View } from "./views";

/** The footer shows the year. */
const today = new Date("2026-06-15T12:00:00+02:00");

const maxAttempts = 20;

type Area = NonNullable<PageScreenshotOptions["clip"]>;

export async function takeScreenshot(site: Site, view: View): Promise<Picture> {
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
    },
    prepare: async (opened) => {
      await opened.clock.setFixedTime(today);
      if (!isFirstVisit) await withRecord(JSON.stringify(nothing))(opened);
    },
  });
  await view.arrange?.(page);
  // Nothing is hovered.
  await page.mouse.move(0, 0);
  if (view.part) await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const area = await areaOf(page, view);
  await waitForRendering(page, area);
  return await takeStable(page, view.name, view.part && area);
}

async function areaOf(page: Page, { part, width, height }: View): Promise<Area> {
  if (!part) return { x: 0, y: 0, width, height };
  // Relative to the page: at its top, the sticky header covers nothing else.
  return await part(page).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
    return { x, y, width: Math.ceil(right + scrollX) - x, height: Math.ceil(bottom + scrollY) - y };
  });
}

async function waitForRendering(page: Page, area: Area): Promise<void> {
  await page.evaluate(async ({ x, y, width, height }) => {
    await document.fonts.ready;
    const visible = [...document.images].filter((image) => {
      const box = image.getBoundingClientRect();
      const [left, top] = [box.left + scrollX, box.top + scrollY];
      return left < x + width && left + box.width > x && top < y + height && top + box.height > y;
    });
    await Promise.all(visible.map((image) => image.decode()));
  }, area);
}

/** Takes screenshots until two in a row look the same; colour rounding may vary. */
async function takeStable(page: Page, name: string, clip: Area | undefined): Promise<Picture> {
  const takeScreenshot = async () =>
    await decodePng(
      await page.screenshot({ animations: "disabled", ...(clip && { clip, fullPage: true }) }),
    );
  let last = await takeScreenshot();
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const next = await takeScreenshot();
    if (!compareScreenshots(last, next)) return next;
    last = next;
  }
  throw new Error(`${name} keeps changing.`);
}
