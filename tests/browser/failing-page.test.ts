/** React fails on a page: it is shown as it was sent, and works without scripts. */
import { expect, test } from "../setup/fixtures";
import type { Page } from "@playwright/test";
import { pageText } from "../setup/output/page-text";
import { newsletter } from "../setup/pages/form-page";
import { screenPath } from "../../src/i18n/routes";

/** Takes the content out of a page's data, on which its template then fails. */
async function breakPage(page: Page, path: string): Promise<void> {
  await page.route(
    `**/page-data${path === "/" ? "/index" : path}/page-data.json*`,
    async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { result: { data: object } };
      for (const key of Object.keys(data.result.data)) {
        if (key !== "locales") Object.assign(data.result.data, { [key]: null });
      }
      await route.fulfill({ response, json: data });
    },
  );
}

const links = (page: Page) =>
  page.locator("main a[href]").evaluateAll((all) => all.map((each) => each.getAttribute("href")));

for (const screen of ["home", "blog"] as const) {
  test(`${screen} is readable, with its links`, async ({ site }) => {
    const path = screenPath(screen, "sv");
    const plain = await site.openPage({ path, javaScript: false });
    const expected = await links(plain.page);
    expect(expected.length).toBeGreaterThan(3);

    const { page } = await site.openPage({
      path,
      until: "load",
      hasFaults: true,
      prepare: (fresh) => breakPage(fresh, path),
    });
    await page.locator("body:not(:has(noscript))").waitFor();
    expect(await links(page)).toEqual(expected);
    expect(await page.locator("main").innerText()).toBe(
      await plain.page.locator("main").innerText(),
    );
    await page.locator(`footer a[href="${screenPath("about", "sv")}"]`).click();
    await page
      .getByRole("heading", { level: 1, name: pageText("sv", "about", "hero.title") })
      .waitFor();
  });
}

test("a form keeps what is typed, and is sent by the browser", async ({ site }) => {
  const path = screenPath(newsletter.screen, "sv");
  const { page } = await site.openPage({
    path,
    until: "load",
    hasFaults: true,
    prepare: (fresh) => breakPage(fresh, path),
  });
  await page.locator("input[name=name]").fill("Åsa");
  await page.locator("body:not(:has(noscript))").waitFor();
  await expect(page.locator("input[name=name]")).toHaveValue("Åsa");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.locator("main form [type=submit]").click();
  expect((await sent).isNavigationRequest()).toBe(true);
  expect((await sent).postData()).toContain("name=%C3%85sa");
});

test("a page that fails after a link is loaded in full, and shown as it was sent", async ({
  site,
}) => {
  const { page } = await site.openPage({ path: screenPath("about", "sv"), hasFaults: true });
  const path = screenPath("blog", "sv");
  await breakPage(page, path);
  await page.locator(`footer a[href="${path}"]`).click();
  await page.locator("body:not(:has(noscript))").waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await page.locator("main article").count()).toBeGreaterThan(3);
  await page.goBack();
  await page
    .getByRole("heading", { level: 1, name: pageText("sv", "about", "hero.title") })
    .waitFor();
});
