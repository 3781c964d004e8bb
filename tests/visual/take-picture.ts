/** A picture of a view, the same at every time and on every machine. */
import type { Page } from "playwright-core";
import { nothing, withRecord } from "../setup/pages/consent-page";
import { scrollThrough } from "../setup/browser/page-probes";
import type { Site } from "../setup/servers/site";
import { differenceBetween, readPicture, type Picture } from "./compare-pictures";
import type { View } from "./views";

/** The day of every picture: the year at the page's end depends on it. */
const today = new Date("2026-06-15T12:00:00+02:00");

/** How often a page is looked at before it counts as one that never comes to rest. */
const patience = 20;

/** In CSS pixels, from the page's upper left corner. */
type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** @throws Error when something on the page goes on moving, or has no size. */
export async function takePicture(site: Site, view: View): Promise<Picture> {
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
  // Nothing is pointed at.
  await page.mouse.move(0, 0);
  if (view.part) await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const area = await areaOf(page, view);
  await untilDrawn(page, area);
  return await untilAtRest(page, view.name, view.part && area);
}

async function areaOf(page: Page, { part, width, height }: View): Promise<Area> {
  if (!part) return { x: 0, y: 0, width, height };
  // At the top of the page, where the bar that stays there covers nothing else.
  return await part(page).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
    return { x, y, width: Math.ceil(right + scrollX) - x, height: Math.ceil(bottom + scrollY) - y };
  });
}

/** Waits for the fonts, and for the pictures in the area. */
async function untilDrawn(page: Page, area: Area): Promise<void> {
  await page.evaluate(async ({ x, y, width, height }) => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      const box = image.getBoundingClientRect();
      const [left, top] = [box.left + scrollX, box.top + scrollY];
      return left < x + width && left + box.width > x && top < y + height && top + box.height > y;
    });
    await Promise.all(seen.map((image) => image.decode()));
  }, area);
}

/** Takes pictures until two in a row look the same; a processor may round a colour now up, now down. */
async function untilAtRest(page: Page, name: string, clip: Area | undefined): Promise<Picture> {
  const take = async () =>
    await readPicture(
      await page.screenshot({ animations: "disabled", ...(clip && { clip, fullPage: true }) }),
    );
  let last = await take();
  for (let tries = 0; tries < patience; tries += 1) {
    const next = await take();
    if (!differenceBetween(last, next)) return next;
    last = next;
  }
  throw new Error(`${name} does not come to rest.`);
}
