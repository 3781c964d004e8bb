/** The cookie banner and its dialog: focus, layout, storage. */
import { expect, test } from "../setup/fixtures";
import {
  bannerOn,
  choiceButton,
  everything,
  nothing,
  onlyRecordOf,
  openDialog,
  storedBy,
} from "../setup/pages/consent-page";
import { goTo, scrollThrough } from "../setup/browser/page-probes";
import type { Site, VisitOptions } from "../setup/servers/site";
import { pageText } from "../setup/output/page-text";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const open = (site: Site, options: Partial<VisitOptions> = {}) =>
  site.openPage({ path: screenPath("home", "sv"), ...options });

test("the banner takes no focus, stays until a choice, and does not return after it", async ({
  site,
}) => {
  const { page, context } = await open(site);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await goTo(page, "about", "sv");
  expect(await storedBy(page)).toEqual({});
  await choiceButton(page, "sv", "accept").click();
  await bannerOn(page, "sv").waitFor({ state: "detached" });
  await page.reload({ waitUntil: "networkidle" });
  expect(await bannerOn(page, "sv").count()).toBe(0);
  // One record and nothing else.
  expect(await storedBy(page)).toEqual(onlyRecordOf(everything));
  expect(await context.cookies()).toEqual([]);
});

test("Tab reaches the banner after the skip link and before the header", async ({ site }) => {
  const { page } = await open(site);
  const banner = bannerOn(page, "sv");
  await page.keyboard.press("Tab");
  await expect(banner.locator(":focus")).toHaveCount(0);
  const stops = [
    banner.getByRole("link"),
    ...(["customize", "reject", "accept"] as const).map((key) => choiceButton(page, "sv", key)),
  ];
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("banner").locator(":focus")).toHaveCount(1);
});

test("without JavaScript there is no banner, no settings button, and nothing stored", async ({
  site,
}) => {
  const { page, context } = await open(site, { javaScript: false });
  expect(await bannerOn(page, "sv").count()).toBe(0);
  const name = pageText("sv", "cookie-consent", "settingsItem");
  expect(await page.getByRole("button", { name }).count()).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

for (const locale of locales) {
  test(`banner and dialog fit (${locale})`, async ({ site }) => {
    const { page } = await site.openPage({ path: screenPath("home", locale) });
    for (const [width, height, highest] of [
      [320, 568, 200],
      [375, 667, 150],
      [768, 800, 150],
      [1280, 800, 100],
    ] as const) {
      await page.setViewportSize({ width, height });
      const banner = (await bannerOn(page, locale).boundingBox())!;
      expect(banner.y + banner.height).toBe(height);
      expect(banner.height).toBeLessThanOrEqual(highest);
      const [customize, reject, accept] = await Promise.all(
        (["customize", "reject", "accept"] as const).map((key) =>
          choiceButton(page, locale, key).boundingBox(),
        ),
      );
      // None is larger than another.
      for (const button of [customize, reject]) {
        expect([button!.width, button!.height]).toEqual([accept!.width, accept!.height]);
        expect(button!.y).toBe(accept!.y);
      }
      expect(accept!.x + accept!.width).toBeLessThanOrEqual(width);

      const dialog = (await (await openDialog(page, locale)).boundingBox())!;
      expect(Math.min(dialog.x, dialog.y)).toBeGreaterThanOrEqual(0);
      expect(dialog.x + dialog.width).toBeLessThanOrEqual(width);
      expect(dialog.y + dialog.height).toBeLessThanOrEqual(height);
      await page.keyboard.press("Escape");
      await bannerOn(page, locale).waitFor();
    }
  });
}

test("the end of the page is readable above the banner", async ({ site }) => {
  const { page } = await site.openPage({ path: screenPath("home", "en"), width: 320 });
  await scrollThrough(page);
  // The footer's background continues behind the banner; its last links do not.
  const end = page.getByRole("contentinfo").getByRole("link").last();
  await page.waitForFunction(
    ([end, banner]) => {
      // Lazy content may make the page longer.
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      return end.getBoundingClientRect().bottom <= banner.getBoundingClientRect().top;
    },
    [await end.elementHandle(), await bannerOn(page, "en").elementHandle()] as const,
  );

  await choiceButton(page, "en", "reject").click();
  await page.waitForFunction(() => {
    const end = document.querySelector("footer")!.getBoundingClientRect().bottom;
    return Math.abs(end - innerHeight) < 1;
  });
});

for (const locale of locales) {
  test(`the banner shows its buttons in 320 × 256 pixels (${locale})`, async ({ site }) => {
    const path = screenPath("home", locale);
    const { page } = await open(site, { path, width: 320, height: 256 });
    for (const key of ["customize", "reject", "accept"] as const) {
      const { y, height } = (await choiceButton(page, locale, key).boundingBox())!;
      expect([key, y >= 0, y + height <= 256]).toEqual([key, true, true]);
    }
    // It covers nothing there, so that nothing has to make room.
    const room = await page.evaluate(() =>
      document.documentElement.style.getPropertyValue("--banner-height"),
    );
    expect(room).toBe("0px");
  });
}

test("when storage throws, the page works and the choice lasts for the visit", async ({ site }) => {
  const { page } = await open(site, {
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get: refuse });
        Object.defineProperty(window, "sessionStorage", { get: refuse });
      }),
  });
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await choiceButton(page, "sv", "accept").click();
  await bannerOn(page, "sv").waitFor({ state: "detached" });
  expect(warnings.at(-1)).toContain("could not be stored");
  await goTo(page, "about", "sv");
  expect(await bannerOn(page, "sv").count()).toBe(0);
});

test("if the dialog fails to load, the banner still accepts a choice", async ({ site }) => {
  const { page, pageErrors } = await open(site, { hasFaults: true });
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.route("**/*.js", (route) => route.abort());
  await choiceButton(page, "sv", "customize").click();
  expect((await warned).text()).toContain("could not be loaded");
  await choiceButton(page, "sv", "reject").click();
  await bannerOn(page, "sv").waitFor({ state: "detached" });
  expect(await storedBy(page)).toEqual(onlyRecordOf(nothing));
  expect(pageErrors).toEqual([]);
});
