/** The site is replaced by a new version while somebody is on a page of the old one. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { startPagesServer, type PagesServer } from "../../src/gatsby/pages-server";
import { findFreePort } from "../setup/free-port";
import { htmlFile, publicDirectory } from "../setup/built-site";
import { postsOfPage } from "../setup/embedded-posts";
import { markWindow, wasReloaded } from "../setup/page-probes";
import { pageText } from "../setup/page-text";
import { siteUnderTest, type Visit } from "../setup/site";
import { vendorBuild } from "../setup/vendor-site";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();
const stop = new AbortController();

/** Other settings, and fewer posts: no script of it has the name of one before. */
let newVersion = "";
let server: PagesServer | undefined;

beforeAll(async () => {
  newVersion = await vendorBuild(stop.signal);
}, 5 * 60_000);

afterAll(() => stop.abort());
afterEach(() => server?.stop());

/** Opens a page of the version before; `deploy` puts the new one in its place. */
async function openOldVersion(
  path: string,
): Promise<Visit & { readonly origin: string; deploy(): Promise<void> }> {
  const port = await findFreePort();
  const old = await startPagesServer({ directory: publicDirectory, port });
  server = old;
  const visit = await site.openPage({ path, origin: old.origin });
  await visit.page.waitForLoadState("networkidle");
  return {
    ...visit,
    origin: old.origin,
    async deploy() {
      await old.stop();
      server = await startPagesServer({ directory: newVersion, port });
    },
  };
}

async function expectPrivacyPolicy(page: Page, locale: Locale): Promise<void> {
  const title = pageText(locale, "legal", "privacyPolicy.title");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(new URL(page.url()).pathname).toBe(screenPath("privacyPolicy", locale));
}

test.each(locales)("the next click leads to the page in its new version (%s)", async (locale) => {
  const { page, pageErrors, deploy } = await openOldVersion(screenPath("about", locale));
  await markWindow(page);
  await deploy();

  await page.locator(`footer a[href="${screenPath("privacyPolicy", locale)}"]`).click();
  await expectPrivacyPolicy(page, locale);
  expect(await wasReloaded(page)).toBe(true);
  expect(pageErrors).toEqual([]);
});

test("a post that the new version has not is missing there, within the site", async () => {
  const { page, deploy } = await openOldVersion(screenPath("blog", "sv"));
  const gone = postsOfPage(1, "sv").find(
    ({ path }) => !existsSync(join(newVersion, htmlFile(path))),
  );
  if (!gone) throw new Error("The new version has every post of the first page.");
  await deploy();
  await page.getByRole("link", { name: gone.title }).click();
  await page.locator('meta[name="robots"][content*="noindex"]').waitFor({ state: "attached" });
  expect(new URL(page.url()).pathname).toBe(gone.path);
  expect(await page.getByRole("banner").isVisible()).toBe(true);
});

test("Back leads to the page behind", async () => {
  const path = screenPath("about", "en");
  const { page, deploy } = await openOldVersion(path);
  await deploy();
  await page.locator(`footer a[href="${screenPath("privacyPolicy", "en")}"]`).click();
  await expectPrivacyPolicy(page, "en");
  await page.goBack();
  await page
    .getByRole("heading", { level: 1, name: pageText("en", "about", "hero.title") })
    .waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
});
