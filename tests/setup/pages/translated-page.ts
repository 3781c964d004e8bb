/** A page that a browser translates while a visitor uses all of it. */
import { expect, type Page } from "@playwright/test";
import { localeFromPath } from "../../../src/i18n/locales";
import { screenPath } from "../../../src/i18n/routes";
import { scrollThrough } from "../browser/page-probes";
import { translate } from "../browser/translator";
import type { Site } from "../servers/site";

/** Presses the buttons and folded items of the page's own content, and types into every field. */
async function operateEverything(page: Page): Promise<void> {
  const main = page.locator("main");
  await main.evaluate(async (root) => {
    // Each may bring others, but none without end.
    const pressed = new Set<Element>();
    for (let count = 0; count < 25; count += 1) {
      const all = root.querySelectorAll<HTMLElement>("summary, button:not([type=submit])");
      const next = [...all].find((each) => !pressed.has(each) && each.checkVisibility());
      if (!next) return;
      pressed.add(next);
      next.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  const shown = (selector: string) => main.locator(selector).filter({ visible: true });
  for (const field of await shown("input[type=text], input[type=search], textarea").all())
    await field.fill("7 kr");
  for (const slider of await shown("input[type=range]").all()) await slider.press("ArrowRight");
  for (const radio of await shown("input[type=radio]").all()) await radio.check({ force: true });
  const submit = shown("button[type=submit]");
  if ((await submit.count()) > 0) {
    await main.locator("form input[name=email]").first().fill("no address");
    await submit.first().click();
  }
}

async function expectContent(page: Page): Promise<void> {
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(20);
}

/** Translates a page, uses it, goes to another one and back. The visit fails if anything throws. */
export async function visitTranslated(site: Site, path: string): Promise<void> {
  const locale = localeFromPath(path);
  const { page } = await site.openPage({ path });
  await translate(page);
  await scrollThrough(page);
  await operateEverything(page);
  await expectContent(page);

  const about = screenPath("about", locale);
  const next = path === about ? screenPath("home", locale) : about;
  // Home is in the header alone.
  const link = page.locator(`:is(header, footer) a[href="${next}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(site.origin + next);
  await expectContent(page);
  await page.goBack();
  // The calculator writes what is chosen into the URL.
  await page.waitForURL((url) => url.pathname === new URL(path, site.origin).pathname);
  await expectContent(page);
}
