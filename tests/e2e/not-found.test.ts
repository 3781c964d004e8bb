/** Missing URLs in the browser: hydration keeps what the server sent. */
import { siteUnderTest } from "../setup/servers/site";
import { pageText } from "../setup/output/page-text";
import { headTags } from "../setup/browser/page-probes";
import {
  missingCategoryPath,
  missingPagePath,
  missingPaths,
  missingPostPath,
} from "../setup/content/sample-pages";
import { site as facts } from "../../src/config/site";
import { localeFromPath, locales } from "../../src/i18n/locales";
import { helpCategories, screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

test.each([...missingPaths, "/english", "/blog/page/99", "/404", "/en/blog/404"])(
  "%s hydrates cleanly and keeps its URL",
  async (path) => {
    const visit = await site.openPage({ path });
    expect(visit.response.status()).toBe(404);
    await visit.page.waitForLoadState("networkidle");

    expect(new URL(visit.page.url()).pathname).toBe(path);
    const { lang, titles, robots, canonicals } = await headTags(visit.page);
    expect(lang).toBe(localeFromPath(path));
    expect(robots).toEqual(["noindex"]);
    expect(titles).toHaveLength(1);
    expect(canonicals).toEqual([]);
    // A mismatch between server and browser would be among them.
    expect(visit.problems()).toEqual([]);
  },
);

test.each(["/finns-inte", "/english", "/en/not-here", "/blog/page/99", "/en/blog/a/b"])(
  "%s shows its message and leads home",
  async (path) => {
    const { page, problems } = await site.openPage({ path });
    await page.getByRole("heading", { name: "404 - Page not found" }).waitFor();
    expect(await page.locator("main").innerText()).toContain(
      "Sorry the page you are looking for does not exist. " +
        "Please check the URL or go back to the homepage.",
    );
    const home = screenPath("home", localeFromPath(path));
    await page.locator("main").getByRole("link").click();
    await page.waitForURL(site.origin + home);
    await page.locator("main h1").filter({ hasNotText: "404" }).waitFor();
    expect(await page.locator("main h1").count()).toBe(1);
    expect((await headTags(page)).robots).toEqual([]);
    expect(problems()).toEqual([]);
  },
);

test.each(locales)(
  "an unknown category of the help centre leads to the others (%s)",
  async (locale) => {
    const { page, problems } = await site.openPage({ path: missingCategoryPath(locale) });
    expect(await page.locator("main h1").innerText()).toBe("Subroute not found");
    const back = page.locator("main").getByRole("link");
    expect(await back.innerText()).toBe(pageText(locale, "not-found", "help.back"));
    await back.click();
    await page.waitForURL(site.origin + screenPath("helpCentre", locale));
    await page.getByRole("heading", { name: pageText(locale, "help-centre", "title") }).waitFor();
    expect((await headTags(page)).robots).toEqual([]);
    expect(problems()).toEqual([]);
  },
);

test("the other language's id of a category is unknown", async () => {
  for (const path of [
    `${screenPath("helpCentre", "sv")}/${helpCategories.payment.en}`,
    `${screenPath("helpCentre", "en")}/${helpCategories.payment.sv}`,
  ]) {
    const { page, response } = await site.openPage({ path });
    expect(response.status()).toBe(404);
    expect(await page.locator("main h1").innerText()).toBe("Subroute not found");
  }
});

test.each(locales)("a missing post keeps its skeleton, without an error (%s)", async (locale) => {
  const { page, problems } = await site.openPage({
    path: missingPostPath(locale),
    prepare: (newPage) => newPage.clock.install(),
  });
  await page.waitForLoadState("networkidle");
  const main = page.locator("main");
  const name = pageText(locale, "blog", "article");
  expect((await headTags(page)).titles).toEqual([`${name} | ${facts.productName}`]);
  // It is said once that the post is being fetched, and then no more.
  const status = main.getByRole("status");
  expect(await status.innerText()).toBe(pageText(locale, "layout", "loadingPost"));
  await page.clock.runFor(60_000);
  expect(await status.innerText()).toBe("");
  expect(await main.locator('[aria-busy="true"]').count()).toBe(0);
  expect(await main.getByRole("alert").count()).toBe(0);
  expect(await main.locator("h1").count()).toBe(0);

  // The skeleton is to be seen, in the place of the title.
  const box = await main.locator("header [aria-hidden]").nth(1).boundingBox();
  expect(box!.height).toBeGreaterThan(20);
  expect(problems()).toEqual([]);

  await main.getByRole("link", { name: pageText(locale, "layout", "screens.blog") }).click();
  await page.waitForURL(site.origin + screenPath("blog", locale));
  await main.locator("article").first().waitFor();
});

test.each(locales)("without JavaScript the not-found page is complete (%s)", async (locale) => {
  const { page } = await site.openPage({ path: missingPagePath(locale), javaScript: false });
  expect(await page.locator("main h1").innerText()).toBe("404 - Page not found");
  const home = page.locator("main").getByRole("link");
  expect(await home.getAttribute("href")).toBe(screenPath("home", locale));
});

test("a link to a missing post inside the site is announced as any post is", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "en") });
  const path = missingPostPath("en");
  await page.evaluate((to) => {
    const { ___navigate } = window as Window & { ___navigate?: (to: string) => void };
    ___navigate?.(to);
  }, path);
  const title = `${pageText("en", "blog", "article")} | ${facts.productName}`;
  const words = pageText("en", "layout", "newPage", { page: title });
  await page.getByText(words, { exact: true }).waitFor({ state: "attached" });
  expect(new URL(page.url()).pathname).toBe(path);
});

test("a link to a missing page inside the site ends at the not-found page", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "en") });
  await page.evaluate(() => {
    const { ___navigate } = window as Window & { ___navigate?: (to: string) => void };
    ___navigate?.("/en/not-here");
  });
  await page.getByRole("heading", { name: "404 - Page not found" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/en/not-here");
  const { lang, robots } = await headTags(page);
  expect([lang, robots]).toEqual(["en", ["noindex"]]);
});
