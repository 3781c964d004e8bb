/** A new version is deployed while a visitor is on a page of the old one. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test as base } from "../../setup/fixtures";
import { startWranglerServer, type WranglerServer } from "../../../src/cli/wrangler-server";
import { findFreePort } from "../../setup/servers/free-port";
import { htmlFile, publicDirectory } from "../../setup/output/built-site";
import { apiPath } from "../../setup/servers/api-server";
import { postsOfPage } from "../../setup/content/embedded-posts";
import { confirmation, fillIn, newsletter, submitButton } from "../../setup/pages/form-page";
import { pageText } from "../../setup/output/page-text";
import type { Visit } from "../../setup/servers/site";
import { vendorDirectory as newVersion } from "./vendor-site";
import { blogPagePath, blogPageUrl, helpQuestionUrl, screenPath } from "../../../src/i18n/routes";
import aboutEn from "../../../src/locales/en/help-about.json";
import aboutSv from "../../../src/locales/sv/help-about.json";
import { loadedAt } from "../../setup/browser/page-probes";

type OldVersion = Visit & { readonly origin: string; deploy(): Promise<void> };

type DeployFixtures = {
  /** Opens a page of the old version; `deploy` replaces it by the new one. */
  readonly openOldVersion: (path: string) => Promise<OldVersion>;
};

// The new version is built with other settings and fewer posts. Scripts that depend on neither keep their names.
const test = base.extend<DeployFixtures>({
  openOldVersion: async ({ site }, use) => {
    let server: WranglerServer | undefined;
    await use(async (path) => {
      const port = await findFreePort();
      const old = await startWranglerServer({ directory: publicDirectory, port });
      server = old;
      const { origin } = old;
      const visit = await site.openPage({ path, origin, hasFaults: true });
      await visit.page.waitForLoadState("networkidle");
      return {
        ...visit,
        origin,
        async deploy() {
          await old.stop();
          server = await startWranglerServer({ directory: newVersion, port });
        },
      };
    });
    await server?.stop();
  },
});

test("the next click opens the new version of the page", async ({ openOldVersion }) => {
  const { page, pageErrors, deploy } = await openOldVersion(screenPath("about", "en"));
  const loaded = await loadedAt(page);
  await deploy();

  const path = screenPath("privacyPolicy", "en");
  await page.locator(`footer a[href="${path}"]`).click();
  const title = pageText("en", "legal", "privacyPolicy.title");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await loadedAt(page)).not.toBe(loaded);
  expect(pageErrors).toEqual([]);
});

test("a post missing from the new version shows the not-found page", async ({ openOldVersion }) => {
  const { page, deploy } = await openOldVersion(screenPath("blog", "sv"));
  const missing = postsOfPage(1, "sv").find(
    ({ path }) => !existsSync(join(newVersion, htmlFile(path))),
  );
  if (!missing) throw new Error("The new version has every post of the first page.");
  await deploy();
  await page.getByRole("link", { name: missing.title }).click();
  await page.locator('meta[name="robots"][content*="noindex"]').waitFor({ state: "attached" });
  expect(new URL(page.url()).pathname).toBe(missing.path);
  await expect(page.getByRole("banner")).toBeVisible();
});

test("a link keeps its fragment: a search hit opens its answer", async ({ openOldVersion }) => {
  const { page, deploy } = await openOldVersion(screenPath("helpCentre", "sv"));
  const key = "anonymity";
  const question = aboutSv[key].question;
  await page.getByRole("searchbox").fill(question);
  const match = page
    .locator("main [role=status] ~ div a[href*='#']")
    .filter({ hasText: question })
    .first();
  await match.waitFor();
  const loaded = await loadedAt(page);
  await deploy();
  await match.click();
  await page.locator("main details[open]").filter({ hasText: question }).waitFor();
  const { pathname, hash } = new URL(page.url());
  expect(pathname + hash).toBe(helpQuestionUrl("about", key, "sv"));
  expect(await loadedAt(page)).not.toBe(loaded);
});

const thirdPage = { name: pageText("sv", "blog", "page", { page: 3 }), exact: true };

test("a link keeps its query string", async ({ openOldVersion }) => {
  const { page, deploy } = await openOldVersion(blogPagePath(2, "sv"));
  const loaded = await loadedAt(page);
  await deploy();
  await page.getByRole("link", thirdPage).click();
  await page.waitForURL(`**${blogPageUrl(3, "sv")}`);
  await page.locator("main article").first().waitFor();
  expect(await loadedAt(page)).not.toBe(loaded);
});

test("a list page missing from the new version shows the last one", async ({ openOldVersion }) => {
  const { page, deploy } = await openOldVersion(screenPath("blog", "sv"));
  const loaded = await loadedAt(page);
  await deploy();
  await page.getByRole("link", thirdPage).click();
  await page.waitForFunction((before) => performance.timeOrigin !== before, loaded);
  await page.locator("main article").first().waitFor();
  const shown = await page.locator("main article a").allInnerTexts();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).not.toEqual(postsOfPage(3, "sv").map(({ title }) => title));
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a partly filled-in form is sent by its own version", async ({ openOldVersion }) => {
  const { page, deploy } = await openOldVersion(screenPath(newsletter.screen, "sv"));
  // Neither version's host has the API.
  const bodies: unknown[] = [];
  await page.route(`**${apiPath(newsletter.name)}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: {}, headers: { "Access-Control-Allow-Origin": "*" } });
  });
  const engine = page.waitForResponse(async (response) => {
    const isScript = response.request().resourceType() === "script";
    return isScript && (await response.text()).includes("SUBMIT_ATTEMPT");
  });
  await fillIn(page, newsletter);
  await engine;
  await page.waitForLoadState("networkidle");
  await deploy();
  await submitButton(page).click();
  await confirmation(page, newsletter, "sv").waitFor();
  expect(bodies).toEqual([newsletter.answers]);
});

test("Back to a page that is no longer in memory keeps its fragment", async ({
  openOldVersion,
}) => {
  const url = helpQuestionUrl("about", "anonymity", "en");
  const { page, origin, deploy } = await openOldVersion(url);
  await page.locator(`footer a[href="${screenPath("about", "en")}"]`).click();
  await page
    .getByRole("heading", { level: 1, name: pageText("en", "about", "hero.title") })
    .waitFor();
  await page.reload({ waitUntil: "networkidle" });
  await deploy();
  await page.goBack();
  const title = aboutEn.anonymity.question;
  await page.locator("main details[open]").filter({ hasText: title }).waitFor();
  expect(page.url()).toBe(origin + url);
  await page.goForward();
  await page.waitForURL(origin + screenPath("about", "en"));
});
