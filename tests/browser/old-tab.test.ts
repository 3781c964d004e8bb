/** A tab that is older than the last deployment, or without a connection. */
import { expect, test } from "../setup/fixtures";
import type { Locator, Page } from "@playwright/test";
import { choiceButton } from "../setup/pages/consent-page";
import { appTrialOn } from "../setup/pages/app-trial-page";
import { pageText } from "../setup/output/page-text";
import type { Site } from "../setup/servers/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath, type ScreenName } from "../../src/i18n/routes";
import { loadedAt } from "../setup/browser/page-probes";

/** Opens a page; from then on, its version's files are gone from the server, until it is loaded anew. */
async function openOldTab(site: Site, screen: ScreenName, locale: Locale) {
  const { page } = await site.openPage({ path: screenPath(screen, locale), hasFaults: true });
  await page.waitForLoadState("networkidle");
  const loaded = await loadedAt(page);
  let isGone = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route(/\.(js|css)$/, (route) =>
    isGone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await page.route("**/app-data.json", (route) =>
    isGone ? route.fulfill({ json: { webpackCompilationHash: "newer" } }) : route.continue(),
  );
  return { page, loaded };
}

type Part = {
  readonly screen: ScreenName;
  readonly ask: (page: Page) => Promise<void>;
  /** What has come then. */
  readonly found: (page: Page) => Locator;
};

/** The parts of pages that load when a visitor asks for them, but for the forms (`forms.test.ts`). */
const parts: Readonly<Record<string, Part>> = {
  "the cookie settings of the footer": {
    screen: "about",
    ask: (page) => page.getByRole("contentinfo").getByRole("button").last().click(),
    found: (page) => page.getByRole("dialog"),
  },
  "the cookie settings of the banner": {
    screen: "about",
    ask: (page) => choiceButton(page, "sv", "customize").click(),
    found: (page) => page.getByRole("dialog"),
  },
  "the search": {
    screen: "helpCentre",
    ask: (page) => page.getByRole("searchbox").fill("anonym"),
    found: (page) => page.locator("main [role=status] ~ div a[href*='#']").first(),
  },
  "the app to try": {
    screen: "product",
    ask: (page) => appTrialOn(page, "sv").start.click(),
    found: (page) => appTrialOn(page, "sv").screen("checkIn"),
  },
};

const unreachable = (page: Page, locale: Locale = "sv") =>
  page.getByText(pageText(locale, "layout", "unreachable")).filter({ visible: true });

for (const [name, { screen, ask, found }] of Object.entries(parts)) {
  test(`${name}: goes on after a reload`, async ({ site }) => {
    const { page, loaded } = await openOldTab(site, screen, "sv");
    await ask(page);
    await found(page).waitFor();
    expect(await loadedAt(page)).not.toBe(loaded);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("resumed");
  });

  test(`${name}: reloads once, then says that it cannot come`, async ({ site }) => {
    const { page, loaded } = await openOldTab(site, screen, "sv");
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(/\/\d+-\w+\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
    // The page that is loaded is the published version. Then a further one is published, before its files are asked for.
    let answers = 0;
    await page.route("**/app-data.json", (route) => {
      if (loads === 1) answers += 1;
      return answers === 1
        ? route.continue()
        : route.fulfill({ json: { webpackCompilationHash: "newer" } });
    });
    await ask(page);
    await page.waitForFunction((before) => performance.timeOrigin !== before, loaded);
    await unreachable(page).waitFor();
    expect(answers).toBeGreaterThan(0);
    expect(loads).toBe(1);
  });

  test(`${name}: says so without a connection, and comes when there is one`, async ({ site }) => {
    const { page, context } = await site.openPage({
      path: screenPath(screen, "sv"),
      hasFaults: true,
    });
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await ask(page);
    await unreachable(page).waitFor();
    await context.setOffline(false);
    await expect(unreachable(page)).toHaveCount(0);
    await ask(page);
    await found(page).waitFor();
  });
}

for (const locale of locales) {
  test(`without a connection, links say so in the page (${locale})`, async ({ site }) => {
    const { page, context } = await site.openPage({
      path: screenPath("about", locale),
      hasFaults: true,
    });
    await page.waitForLoadState("networkidle");
    const alert = page
      .getByRole("alert")
      .filter({ hasText: pageText(locale, "layout", "unreachable") });
    await context.setOffline(true);

    // A page, and the other language's, which loads in full.
    const path = screenPath("accessibility", locale);
    await page.locator(`footer a[href="${path}"]`).click();
    await alert.waitFor();
    expect(new URL(page.url()).pathname).toBe(screenPath("about", locale));
    await context.setOffline(false);
    await alert.waitFor({ state: "detached" });

    await context.setOffline(true);
    await page.evaluate(
      (href) => {
        const link = document.createElement("a");
        link.href = href;
        document.body.append(link);
        link.click();
      },
      screenPath("home", locale === "sv" ? "en" : "sv"),
    );
    await alert.waitFor();
    await context.setOffline(false);
    await page.locator(`footer a[href="${path}"]`).click();
    await page.waitForURL(site.origin + path);
    await expect(alert).toHaveCount(0);
  });
}

test("Back to a page that cannot be reached says so, and shows it when it can", async ({
  site,
}) => {
  const { page, context } = await site.openPage({
    path: screenPath("about", "sv"),
    hasFaults: true,
  });
  await page.locator(`footer a[href="${screenPath("accessibility", "sv")}"]`).click();
  await page.waitForURL(site.origin + screenPath("accessibility", "sv"));
  await page.reload({ waitUntil: "networkidle" });
  await context.setOffline(true);
  await page.goBack();
  await page
    .getByRole("alert")
    .filter({ hasText: pageText("sv", "layout", "unreachable") })
    .waitFor();
  await context.setOffline(false);
  const name = pageText("sv", "about", "hero.title");
  await page.getByRole("heading", { level: 1, name }).waitFor();
});
