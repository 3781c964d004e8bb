/** With failed requests, pages stay readable and links keep working. */
import { expect, test } from "../../setup/fixtures";
import type { Page, Route } from "@playwright/test";
import { holdRequests } from "../../setup/browser/page-probes";
import { pageText } from "../../setup/output/page-text";
import { blogPageUrl, blogPagePath, screenPath } from "../../../src/i18n/routes";

const locale = "sv";
const pageData = "**/page-data/**/*.json";

/** How the network, a company's filter or a broken host fails a request. */
const failures = {
  "is cut off": (route) => route.abort("connectionreset"),
  "is refused by a filter": (route) => route.fulfill({ status: 403, body: "Blocked" }),
  "is answered with an error": (route) => route.fulfill({ status: 500, body: "" }),
  "is answered with a log-in page": (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Log in</title>" }),
  "never comes": () => Promise.resolve(),
} satisfies Record<string, (route: Route) => Promise<void>>;

async function follow(page: Page): Promise<void> {
  const path = screenPath("privacyPolicy", locale);
  await page.locator(`footer a[href="${path}"]`).click();
  const title = pageText(locale, "legal", "privacyPolicy.title");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
}

for (const [happens, fail] of Object.entries(failures)) {
  test(`the next page opens when its data ${happens}`, async ({ site }) => {
    const { page, pageErrors } = await site.openPage({
      path: screenPath("about", locale),
      hasFaults: true,
    });
    await page.route(pageData, fail);
    await follow(page);
    expect(pageErrors).toEqual([]);
  });
}

for (const happens of ["is cut off", "never comes"] as const) {
  test(`a link keeps its query string when data ${happens}`, async ({ site }) => {
    const { page } = await site.openPage({ path: blogPagePath(2, locale), hasFaults: true });
    await page.route(pageData, failures[happens]);
    const name = pageText(locale, "blog", "page", { page: 3 });
    await page.getByRole("link", { name, exact: true }).click();
    await page.waitForURL(site.origin + blogPageUrl(3, locale));
  });
}

test("a slow page shows progress until it opens", async ({ site }) => {
  const { page } = await site.openPage({ path: screenPath("about", locale), hasFaults: true });
  const release = await holdRequests(page, pageData);
  const waiting = page.locator("html[data-waiting]");
  const arrived = follow(page);
  await waiting.waitFor();
  release();
  await arrived;
  await waiting.waitFor({ state: "detached" });
});

test("a page whose own data never loads can be read and left", async ({ site }) => {
  const { page } = await site.openPage({
    path: screenPath("about", locale),
    until: "load",
    loads: false,
    hasFaults: true,
    prepare: (fresh) => fresh.route(pageData, failures["never comes"]),
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await follow(page);
});
